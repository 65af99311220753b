public import Foundation

extension Dictionary where Value == Any {
  /// Returns the value for `key` as a `T`, or nil if it is of another type.
  ///
  /// It is cast by the rules of ``checkedCast(_:to:)``: a Boolean is not a number. A missing key
  /// gives nil.
  public func value<T>(ofType type: T.Type, forKey key: Key) -> T? {
    checkedCast(self[key], to: type)
  }

  /// Returns the value for `key` as an array, or nil if it is not an array.
  ///
  /// `NSArray` counts as one. A missing key gives nil.
  ///
  /// Complexity: O(n) for an array that has to be converted.
  public func array(forKey key: Key) -> [Any]? {
    value(ofType: [Any].self, forKey: key)
  }

  /// Returns the elements of one type in the array for `key`, or nil if there is no array.
  ///
  /// Elements of another type are left out. A missing key gives nil.
  ///
  /// Complexity: O(n).
  public func array<T>(ofType type: T.Type, forKey key: Key) -> [T]? {
    array(forKey: key)?.elements(ofType: type)
  }

  /// Returns the value for `key` as a dictionary, or nil if it is not a dictionary.
  ///
  /// `NSDictionary` counts as one; a dictionary with a key that is not a string does not. A missing
  /// key gives nil.
  ///
  /// Complexity: O(n) for a dictionary that has to be converted.
  public func dictionary(forKey key: Key) -> [String: Any]? {
    value(ofType: [String: Any].self, forKey: key)
  }

  /// Returns the value for `key` as a string, or nil if it is not a string.
  ///
  /// Numbers are not converted to text. A missing key gives nil.
  public func string(forKey key: Key) -> String? {
    value(ofType: String.self, forKey: key)
  }

  /// Returns the value for `key` as a number, or nil if it is not a number.
  ///
  /// Neither a Boolean nor text is a number. A missing key gives nil.
  public func number(forKey key: Key) -> NSNumber? {
    value(ofType: NSNumber.self, forKey: key)
  }

  /// Returns the value for `key` as an integer, or nil if it is not a whole number.
  ///
  /// 1.0 is 1; 1.5, a number too large for `Int`, and a Boolean are nil. A missing key gives nil.
  public func integer(forKey key: Key) -> Int? {
    value(ofType: Int.self, forKey: key)
  }

  /// Returns the value for `key` as a floating-point number, or nil if it is not a number.
  ///
  /// An integer with more digits gives the nearest one. A Boolean is nil. A missing key gives nil.
  public func double(forKey key: Key) -> Double? {
    value(ofType: Double.self, forKey: key)
  }

  /// Returns the value for `key` as a Boolean, or nil if it is neither a Boolean nor a number.
  ///
  /// A number is true unless it is 0. Dev Kit answered NO for nil: write `?? false`. A missing key
  /// gives nil.
  public func bool(forKey key: Key) -> Bool? {
    value(ofType: Bool.self, forKey: key) ?? number(forKey: key).map { $0 != 0 }
  }
}
