// Conversions between integers that trap, if the value does not fit, as the standard library's do.
//
// Those are generic and inlined into debug builds, too: each costs the compiler 3 to 8 ms.

extension Int {
  @inlinable package init(_ value: Int32) { self.init(truncatingIfNeeded: value) }
  @inlinable package init(_ value: Int64) { self.init(truncatingIfNeeded: value) }
  @inlinable package init(_ value: UInt16) { self.init(truncatingIfNeeded: value) }
  @inlinable package init(_ value: UInt32) { self.init(truncatingIfNeeded: value) }
  @inlinable package init(_ value: UInt64) { self.init(UInt(value)) }
  @inlinable package init(_ value: UInt) {
    self.init(bitPattern: value)
    precondition(self >= 0)
  }
}

extension UInt {
  @inlinable package init(_ value: UInt32) { self.init(truncatingIfNeeded: value) }
  @inlinable package init(_ value: UInt64) { self.init(truncatingIfNeeded: value) }
  @inlinable package init(_ value: Int) {
    self.init(bitPattern: value)
    precondition(value >= 0)
  }
}

extension UInt64 {
  @inlinable package init(_ value: UInt) { self.init(truncatingIfNeeded: value) }
  @inlinable package init(_ value: Int) { self.init(UInt(value)) }
}

extension UInt32 {
  @inlinable package init(_ value: Int) {
    self.init(truncatingIfNeeded: value)
    precondition(Int(self) == value)
  }
}

extension Int32 {
  @inlinable package init(_ value: Int) {
    self.init(truncatingIfNeeded: value)
    precondition(Int(self) == value)
  }
}
