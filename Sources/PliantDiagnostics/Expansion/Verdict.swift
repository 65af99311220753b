extension __Pliant {
  /// The result of a condition: whether it held, and the operands that were compared.
  public struct Verdict {
    @usableFromInline let holds: Bool
    /// The operands that may explain a failure.
    @usableFromInline let operands: [Value]

    @usableFromInline
    init(holds: Bool, operands: [Value]) {
      self.holds = holds
      self.operands = operands
    }

    /// Evaluates a condition of one operand.
    @inlinable
    public static func one<Operand>(
      _ operand: Operand,
      _ name: String,
      _ holds: (Operand) throws -> Bool
    ) rethrows -> Verdict {
      Verdict(holds: try holds(operand), operands: [.value(name, operand)])
    }

    /// Evaluates a test of a type.
    public static func cast<Operand, Target>(
      _ operand: Operand,
      _ name: String,
      _: Target.Type
    ) -> Verdict {
      Verdict(holds: operand is Target, operands: [.value(name, operand)])
    }

    /// Evaluates a comparison.
    @inlinable
    public static func two<Left, Right>(
      _ left: Left,
      _ leftName: String,
      _ right: Right,
      _ rightName: String,
      _ holds: (Left, Right) throws -> Bool
    ) rethrows -> Verdict {
      Verdict(
        holds: try holds(left, right),
        operands: [.value(leftName, left), .value(rightName, right)]
      )
    }

    /// Evaluates `===`.
    ///
    /// NB: swift-frontend 6.3.1 crashes over a closure that takes two opened existentials.
    public static func same(
      _ left: AnyObject?,
      _ leftName: String,
      _ right: AnyObject?,
      _ rightName: String
    ) -> Verdict {
      Verdict(
        holds: left === right,
        operands: [.value(leftName, left), .value(rightName, right)]
      )
    }

    /// Evaluates a condition that is not taken apart; `variables` are read if it fails.
    public static func plain(
      _ holds: Bool,
      _ variables: @autoclosure () -> [Value],
      failsWhere failing: Bool = false
    ) -> Verdict {
      Verdict(holds: holds, operands: holds == failing ? variables() : [])
    }

    public static func not(_ verdict: Verdict) -> Verdict {
      Verdict(holds: !verdict.holds, operands: verdict.operands)
    }

    /// Evaluates `a && b`, with the operands of the one that failed.
    public static func both(
      _ first: Verdict,
      _ second: @autoclosure () throws -> Verdict
    ) rethrows -> Verdict {
      guard first.holds else { return first }
      let second = try second()
      guard second.holds else { return second }
      return Verdict(holds: true, operands: first.operands + second.operands)
    }

    /// Evaluates `a || b`, with the operands of both.
    public static func either(
      _ first: Verdict,
      _ second: @autoclosure () throws -> Verdict
    ) rethrows -> Verdict {
      if first.holds { return first }
      let second = try second()
      if second.holds { return second }
      return Verdict(holds: false, operands: first.operands + second.operands)
    }

    public static func onMainThread() -> Verdict {
      Verdict(holds: MainQueue.isCurrent, operands: [])
    }

    public static func inBackground() -> Verdict {
      Verdict(holds: !MainQueue.isCurrent, operands: [])
    }
  }
}
