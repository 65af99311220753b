extension RangeReplaceableCollection where Element: Equatable {
  /// Returns the collection without the elements equal to `element`, in the same order.
  ///
  /// Complexity: O(n).
  public func removing(_ element: Element) -> Self {
    filter { $0 != element }
  }

  /// Returns the collection without the elements that `others` contains, in the same order.
  ///
  /// Every equal element is removed, however often `others` contains it.
  ///
  /// Complexity: O(n × m); O(n + m) if the elements are `Hashable`.
  public func removing(elementsOf others: some Sequence<Element>) -> Self {
    let others = Array(others)
    return filter { !others.contains($0) }
  }

  /// Returns the elements that `others` contains too, in the order of this collection.
  ///
  /// Duplicates in this collection stay; how often `others` has an element does not matter.
  ///
  /// ```swift
  /// [3, 1, 2, 3].intersection([2, 3])  // [3, 2, 3]
  /// ```
  ///
  /// Complexity: O(n × m); O(n + m) if the elements are `Hashable`.
  public func intersection(_ others: some Sequence<Element>) -> Self {
    let others = Array(others)
    return filter { others.contains($0) }
  }
}

extension RangeReplaceableCollection where Element: Hashable {
  /// Returns the collection without the elements that `others` contains, in the same order.
  ///
  /// Every equal element is removed, however often `others` contains it.
  ///
  /// Complexity: O(n + m).
  public func removing(elementsOf others: some Sequence<Element>) -> Self {
    let others = Set(others)
    return filter { !others.contains($0) }
  }

  /// Returns the elements that `others` contains too, in the order of this collection.
  ///
  /// Duplicates in this collection stay; how often `others` has an element does not matter.
  ///
  /// Complexity: O(n + m).
  public func intersection(_ others: some Sequence<Element>) -> Self {
    let others = Set(others)
    return filter { others.contains($0) }
  }
}
