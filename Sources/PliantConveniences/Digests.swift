#if Digests
import Crypto
public import Foundation

extension DataProtocol {
  /// The SHA-1 digest of the bytes, as 40 hexadecimal digits.
  ///
  /// Collisions can be made on purpose: use it if a format requires it, not for security.
  ///
  /// Complexity: O(n).
  public var sha1: String { Insecure.SHA1.hash(data: self).hexadecimalString }

  /// The SHA-256 digest of the bytes, as 64 hexadecimal digits.
  ///
  /// Complexity: O(n).
  public var sha256: String { SHA256.hash(data: self).hexadecimalString }

  /// The SHA-384 digest of the bytes, as 96 hexadecimal digits.
  ///
  /// Complexity: O(n).
  public var sha384: String { SHA384.hash(data: self).hexadecimalString }

  /// The SHA-512 digest of the bytes, as 128 hexadecimal digits.
  ///
  /// Complexity: O(n).
  public var sha512: String { SHA512.hash(data: self).hexadecimalString }
}

extension StringProtocol {
  /// The SHA-1 digest of the text in UTF-8, as 40 hexadecimal digits.
  ///
  /// Collisions can be made on purpose: use it if a format requires it, not for security. Strings
  /// that are equal but written with other scalars, as a composed and a decomposed é, differ.
  ///
  /// Complexity: O(n).
  public var sha1: String { Data(utf8).sha1 }

  /// The SHA-256 digest of the text in UTF-8, as 64 hexadecimal digits.
  ///
  /// Strings that are equal but written with other scalars, as a composed and a decomposed é,
  /// differ.
  ///
  /// Complexity: O(n).
  public var sha256: String { Data(utf8).sha256 }

  /// The SHA-384 digest of the text in UTF-8, as 96 hexadecimal digits.
  ///
  /// Strings that are equal but written with other scalars, as a composed and a decomposed é,
  /// differ.
  ///
  /// Complexity: O(n).
  public var sha384: String { Data(utf8).sha384 }

  /// The SHA-512 digest of the text in UTF-8, as 128 hexadecimal digits.
  ///
  /// Strings that are equal but written with other scalars, as a composed and a decomposed é,
  /// differ.
  ///
  /// Complexity: O(n).
  public var sha512: String { Data(utf8).sha512 }
}
#endif
