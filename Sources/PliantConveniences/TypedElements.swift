public import Foundation

extension Collection where Element == Any {
  /// The element at `index` as a `T`, or nil where it is of another type.
  ///
  /// It is cast by the rules of ``checkedCast(_:to:)``: a Boolean is no number. An index out of
  /// range stops the program, as the subscript does.
  public func value<T>(ofType type: T.Type, at index: Index) -> T? {
    checkedCast(self[index], to: type)
  }

  /// The element at `index` as an array, or nil where it is none.
  ///
  /// `NSArray` is one. An index out of range stops the program, as the subscript does.
  ///
  /// Complexity: O(n) for an array that has to be converted.
  public func array(at index: Index) -> [Any]? {
    value(ofType: [Any].self, at: index)
  }

  /// The elements of one type in the array at `index`, or nil where there is no array.
  ///
  /// Elements of another type are left out. An index out of range stops the program, as the
  /// subscript does.
  ///
  /// Complexity: O(n).
  public func array<T>(ofType type: T.Type, at index: Index) -> [T]? {
    array(at: index)?.elements(ofType: type)
  }

  /// The element at `index` as a dictionary, or nil where it is none.
  ///
  /// `NSDictionary` is one; a key that is not a string makes it none. An index out of range stops
  /// the program, as the subscript does.
  ///
  /// Complexity: O(n) for a dictionary that has to be converted.
  public func dictionary(at index: Index) -> [String: Any]? {
    value(ofType: [String: Any].self, at: index)
  }

  /// The element at `index` as a string, or nil where it is none.
  ///
  /// Numbers are not turned into text. An index out of range stops the program, as the subscript
  /// does.
  public func string(at index: Index) -> String? {
    value(ofType: String.self, at: index)
  }

  /// The element at `index` as a number, or nil where it is none.
  ///
  /// A Boolean is none, nor is text. An index out of range stops the program, as the subscript
  /// does.
  public func number(at index: Index) -> NSNumber? {
    value(ofType: NSNumber.self, at: index)
  }

  /// The element at `index` as an integer, or nil where it is no number or not a whole one.
  ///
  /// 1.0 is 1; 1.5, a number too large for `Int`, and a Boolean are nil. An index out of range
  /// stops the program, as the subscript does.
  public func integer(at index: Index) -> Int? {
    value(ofType: Int.self, at: index)
  }

  /// The element at `index` as a floating-point number, or nil where it is no number.
  ///
  /// The nearest one, where an integer has more digits. A Boolean is nil. An index out of range
  /// stops the program, as the subscript does.
  public func double(at index: Index) -> Double? {
    value(ofType: Double.self, at: index)
  }

  /// The element at `index` as a Boolean, or nil where it is none.
  ///
  /// The numbers 0 and 1 are none. Dev Kit answered NO for nil: write `?? false`. An index out of
  /// range stops the program, as the subscript does.
  public func bool(at index: Index) -> Bool? {
    value(ofType: Bool.self, at: index)
  }
}
