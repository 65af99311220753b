public import Foundation

extension Dictionary where Value == Any {
  /// The value for `key` as a `T`, or nil where it is of another type.
  ///
  /// It is cast by the rules of ``checkedCast(_:to:)``: a Boolean is no number. A key that is not
  /// there gives nil.
  public func value<T>(ofType type: T.Type, forKey key: Key) -> T? {
    checkedCast(self[key], to: type)
  }

  /// The value for `key` as an array, or nil where it is none.
  ///
  /// `NSArray` is one. A key that is not there gives nil.
  ///
  /// Complexity: O(n) for an array that has to be converted.
  public func array(forKey key: Key) -> [Any]? {
    value(ofType: [Any].self, forKey: key)
  }

  /// The elements of one type in the array for `key`, or nil where there is no array.
  ///
  /// Elements of another type are left out. A key that is not there gives nil.
  ///
  /// Complexity: O(n).
  public func array<T>(ofType type: T.Type, forKey key: Key) -> [T]? {
    array(forKey: key)?.elements(ofType: type)
  }

  /// The value for `key` as a dictionary, or nil where it is none.
  ///
  /// `NSDictionary` is one; a key that is not a string makes it none. A key that is not there gives
  /// nil.
  ///
  /// Complexity: O(n) for a dictionary that has to be converted.
  public func dictionary(forKey key: Key) -> [String: Any]? {
    value(ofType: [String: Any].self, forKey: key)
  }

  /// The value for `key` as a string, or nil where it is none.
  ///
  /// Numbers are not turned into text. A key that is not there gives nil.
  public func string(forKey key: Key) -> String? {
    value(ofType: String.self, forKey: key)
  }

  /// The value for `key` as a number, or nil where it is none.
  ///
  /// A Boolean is none, nor is text. A key that is not there gives nil.
  public func number(forKey key: Key) -> NSNumber? {
    value(ofType: NSNumber.self, forKey: key)
  }

  /// The value for `key` as an integer, or nil where it is no number or not a whole one.
  ///
  /// 1.0 is 1; 1.5, a number too large for `Int`, and a Boolean are nil. A key that is not there
  /// gives nil.
  public func integer(forKey key: Key) -> Int? {
    value(ofType: Int.self, forKey: key)
  }

  /// The value for `key` as a floating-point number, or nil where it is no number.
  ///
  /// The nearest one, where an integer has more digits. A Boolean is nil. A key that is not there
  /// gives nil.
  public func double(forKey key: Key) -> Double? {
    value(ofType: Double.self, forKey: key)
  }

  /// The value for `key` as a Boolean, or nil where it is none.
  ///
  /// The numbers 0 and 1 are none. Dev Kit answered NO for nil: write `?? false`. A key that is not
  /// there gives nil.
  public func bool(forKey key: Key) -> Bool? {
    value(ofType: Bool.self, forKey: key)
  }
}
