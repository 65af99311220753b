extension RangeReplaceableCollection where Element: Equatable {
  /// The collection without the elements equal to `element`, in the same order.
  ///
  /// Complexity: O(n).
  public func removing(_ element: Element) -> Self {
    filter { $0 != element }
  }

  /// The collection without the elements that `others` has, in the same order.
  ///
  /// Every equal element goes, however often `others` has it.
  ///
  /// Complexity: O(n × m); O(n + m) where elements are `Hashable`.
  public func removing(elementsOf others: some Sequence<Element>) -> Self {
    let others = Array(others)
    return filter { !others.contains($0) }
  }

  /// The elements that `others` has too, in the order of this collection.
  ///
  /// Duplicates in this collection stay; how often `others` has an element does not matter.
  ///
  /// ```swift
  /// [3, 1, 2, 3].intersection([2, 3])  // [3, 2, 3]
  /// ```
  ///
  /// Complexity: O(n × m); O(n + m) where elements are `Hashable`.
  public func intersection(_ others: some Sequence<Element>) -> Self {
    let others = Array(others)
    return filter { others.contains($0) }
  }
}

extension RangeReplaceableCollection where Element: Hashable {
  /// The collection without the elements that `others` has, in the same order.
  ///
  /// Every equal element goes, however often `others` has it.
  ///
  /// Complexity: O(n + m).
  public func removing(elementsOf others: some Sequence<Element>) -> Self {
    let others = Set(others)
    return filter { !others.contains($0) }
  }

  /// The elements that `others` has too, in the order of this collection.
  ///
  /// Duplicates in this collection stay; how often `others` has an element does not matter.
  ///
  /// Complexity: O(n + m).
  public func intersection(_ others: some Sequence<Element>) -> Self {
    let others = Set(others)
    return filter { others.contains($0) }
  }
}
