/// The numbers of a row's columns, and how they form one value.
///
/// Usually each column counts the turns of the columns on its right. In a row of dates, ``DateColumns`` counts instead,
/// and the last column ends with the month.
struct SpinnerRowNumbers: Equatable, Sendable {
  /// The columns, from the left.
  let columns: [SpinnerColumn]
  /// Whether a column that wraps turns the column on its left.
  let carries: Bool
  /// The arithmetic of dates; nil for a row that shows no date.
  let dates: DateColumns?

  /// Creates the numbers of at least one column.
  init(_ columns: [SpinnerColumn], _ options: SpinnerRowOptions) {
    self.columns = columns
    carries = options.carries
    dates = options.fitsDays ? DateColumns(columns) : nil
  }

  /// Returns the value for the indices of all columns.
  func value(of indices: [Int64]) -> Double {
    if let dates { return dates.value(of: indices) }
    var value: Int64 = 0
    for column in columns.indices { value = value * columns[column].range.count + indices[column] }
    return Double(value)
  }

  /// Returns the indices for a value: between two values, the nearest; clamped to the ends; nil for NaN.
  func indices(ofValue value: Double) -> [Int64]? {
    guard !value.isNaN else { return nil }
    if let dates { return dates.indices(ofValue: value) }
    var product: Int64 = 1
    for column in columns { product *= column.range.count }
    var rest = Swift.min(Swift.max(Int64(bounded: value.rounded()), 0), product - 1)
    var indices = columns.map { _ in Int64(0) }
    for column in columns.indices.reversed() {
      indices[column] = rest % columns[column].range.count
      rest /= columns[column].range.count
    }
    return indices
  }

  /// Returns the count of a column's numbers, which can depend on the columns on its left.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - index: Returns the index of another column's number.
  /// - Returns: The count.
  @inline(__always)
  func count(ofColumn column: Int, at index: (_ column: Int) -> Int64) -> Int64 {
    guard let dates, column == DateColumns.day else { return columns[column].range.count }
    return dates.dayCount(year: index(0), month: index(DateColumns.month))
  }

  /// Wraps the number of a column.
  ///
  /// - Parameters:
  ///   - sum: The index with the tiles that were added to it.
  ///   - column: The column.
  ///   - indices: The indices of the columns on its left.
  /// - Returns: The index of the number, and the turns to add to the column on the left; without carrying, 0.
  func wrap(_ sum: Int64, inColumn column: Int, at indices: [Int64]) -> (Int64, turns: Int64) {
    if carries, column == DateColumns.day, let dates {
      return dates.wrap(day: sum, year: indices[0], month: indices[DateColumns.month])
    }
    let count = count(ofColumn: column) { indices[$0] }
    let index = NumberSpinner.remainder(sum, count)
    return (index, carries ? (sum - index) / count : 0)
  }
}
