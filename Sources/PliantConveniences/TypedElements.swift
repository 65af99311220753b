public import Foundation

extension Collection where Element == Any {
  /// Returns the element at `index` as a `T`, or nil if it is of another type.
  ///
  /// It is cast by the rules of ``checkedCast(_:to:)``: a Boolean is not a number. An index out of
  /// range stops the program, as the subscript does.
  public func value<T>(ofType type: T.Type, at index: Index) -> T? {
    checkedCast(self[index], to: type)
  }

  /// Returns the element at `index` as an array, or nil if it is not an array.
  ///
  /// `NSArray` counts as one. An index out of range stops the program, as the subscript does.
  ///
  /// Complexity: O(n) for an array that has to be converted.
  public func array(at index: Index) -> [Any]? {
    value(ofType: [Any].self, at: index)
  }

  /// Returns the elements of one type in the array at `index`, or nil if there is no array.
  ///
  /// Elements of another type are left out. An index out of range stops the program, as the
  /// subscript does.
  ///
  /// Complexity: O(n).
  public func array<T>(ofType type: T.Type, at index: Index) -> [T]? {
    array(at: index)?.elements(ofType: type)
  }

  /// Returns the element at `index` as a dictionary, or nil if it is not a dictionary.
  ///
  /// `NSDictionary` counts as one; a dictionary with a key that is not a string does not. An index
  /// out of range stops the program, as the subscript does.
  ///
  /// Complexity: O(n) for a dictionary that has to be converted.
  public func dictionary(at index: Index) -> [String: Any]? {
    value(ofType: [String: Any].self, at: index)
  }

  /// Returns the element at `index` as a string, or nil if it is not a string.
  ///
  /// Numbers are not converted to text. An index out of range stops the program, as the subscript
  /// does.
  public func string(at index: Index) -> String? {
    value(ofType: String.self, at: index)
  }

  /// Returns the element at `index` as a number, or nil if it is not a number.
  ///
  /// Neither a Boolean nor text is a number. An index out of range stops the program, as the
  /// subscript does.
  public func number(at index: Index) -> NSNumber? {
    value(ofType: NSNumber.self, at: index)
  }

  /// Returns the element at `index` as an integer, or nil if it is not a whole number.
  ///
  /// 1.0 is 1; 1.5, a number too large for `Int`, and a Boolean are nil. An index out of range
  /// stops the program, as the subscript does.
  public func integer(at index: Index) -> Int? {
    value(ofType: Int.self, at: index)
  }

  /// Returns the element at `index` as a floating-point number, or nil if it is not a number.
  ///
  /// An integer with more digits gives the nearest one. A Boolean is nil. An index out of range
  /// stops the program, as the subscript does.
  public func double(at index: Index) -> Double? {
    value(ofType: Double.self, at: index)
  }

  /// Returns the element at `index` as a Boolean, or nil if it is neither a Boolean nor a number.
  ///
  /// A number is true unless it is 0. Dev Kit answered NO for nil: write `?? false`. An index out
  /// of range stops the program, as the subscript does.
  public func bool(at index: Index) -> Bool? {
    value(ofType: Bool.self, at: index) ?? number(at: index).map { $0 != 0 }
  }
}
