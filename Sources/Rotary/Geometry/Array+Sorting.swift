extension Array {
  /// Sorts the elements; those of which none comes before the other keep their order.
  ///
  /// For lists of any kind there is one function that sorts: the standard library's sorts are copied
  /// for each kind, 5 KB each on the web.
  ///
  /// - Parameter comesBefore: whether one element comes before another, as a strict weak ordering.
  /// - Returns: the elements in order.
  func stablySorted(by comesBefore: (Element, Element) -> Bool) -> [Element] {
    sortedIndices(count: count) { comesBefore(self[$0], self[$1]) }.map { self[$0] }
  }
}

/// The numbers below `count` in order: a merge sort from the bottom up, which is stable and needs
/// n log n comparisons at the most.
///
/// Source: Donald E. Knuth, The Art of Computer Programming, volume 3, second edition (1998),
/// section 5.2.4, algorithm S (straight two-way merge).
@inline(never)
private func sortedIndices(count: Int, by comesBefore: (Int, Int) -> Bool) -> [Int] {
  var indices = Array(0..<count)
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
