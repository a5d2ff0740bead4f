extension Array {
  /// Returns the elements in order; elements that compare as equal keep their order.
  ///
  /// One function sorts the lists of all types: the standard library's sorts are copied for each type, 5 KB each on the
  /// web.
  ///
  /// - Parameter comesBefore: Whether one element comes before another, as a strict weak ordering.
  /// - Returns: The elements in order.
  func stablySorted(by comesBefore: (Element, Element) -> Bool) -> [Element] {
    sortedIndices(count: count) { comesBefore(self[$0], self[$1]) }.map { self[$0] }
  }
}

/// Returns the numbers below `count` in order, by a bottom-up merge sort, which is stable and needs at most n log n
/// comparisons.
///
/// Source: Donald E. Knuth, The Art of Computer Programming, volume 3, second edition (1998),
/// section 5.2.4, algorithm S (straight two-way merge).
@inline(never)
private func sortedIndices(count: Int, by comesBefore: (Int, Int) -> Bool) -> [Int] {
  var indices = Array(0..<count)
  // Most lists are in order.
  if indices.dropFirst().allSatisfy({ !comesBefore($0, $0 - 1) }) { return indices }
  var merged = indices
  var width = 1
  while width < count {
    var start = 0
    while start < count {
      let middle = Swift.min(start + width, count)
      let end = Swift.min(middle + width, count)
      var left = start
      var right = middle
      for place in start..<end {
        if right == end || left < middle && !comesBefore(indices[right], indices[left]) {
          merged[place] = indices[left]
          left += 1
        } else {
          merged[place] = indices[right]
          right += 1
        }
      }
      start = end
    }
    swap(&indices, &merged)
    width *= 2
  }
  return indices
}
