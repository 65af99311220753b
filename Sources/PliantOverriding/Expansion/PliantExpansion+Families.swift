// Written by Scripts/write-families.
// swift-format-ignore-file

public import PliantDoubles
public import PliantMainActor

// The closure that a value's method is where the value is an argument: its receiver comes last.
public func pliantLastPlain0<R, O>(_: (R) -> () -> O) -> ((R) -> O) { PliantExpansion.never() }
public func pliantLastPlain0OnMain<R, O>(_: (R) -> Plain0OnMain<O>) -> (@MainActor (R) -> O) { PliantExpansion.never() }
public func pliantLastPlain1<R, A, O>(_: (R) -> (A) -> O) -> ((A, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain1OnMain<R, A, O>(_: (R) -> Plain1OnMain<A, O>) -> (@MainActor (A, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainSending1<R, A, O>(_: (R) -> (sending A) -> O) -> ((A, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain2<R, A, B, O>(_: (R) -> (A, B) -> O) -> ((A, B, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain2OnMain<R, A, B, O>(_: (R) -> Plain2OnMain<A, B, O>) -> (@MainActor (A, B, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainSending2<R, A, B, O>(_: (R) -> (sending A, sending B) -> O) -> ((A, B, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain3<R, A, B, C, O>(_: (R) -> (A, B, C) -> O) -> ((A, B, C, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain3OnMain<R, A, B, C, O>(_: (R) -> Plain3OnMain<A, B, C, O>) -> (@MainActor (A, B, C, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainSending3<R, A, B, C, O>(_: (R) -> (sending A, sending B, sending C) -> O) -> ((A, B, C, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain4<R, A, B, C, D, O>(_: (R) -> (A, B, C, D) -> O) -> ((A, B, C, D, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain4OnMain<R, A, B, C, D, O>(_: (R) -> Plain4OnMain<A, B, C, D, O>) -> (@MainActor (A, B, C, D, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainSending4<R, A, B, C, D, O>(_: (R) -> (sending A, sending B, sending C, sending D) -> O) -> ((A, B, C, D, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain5<R, A, B, C, D, E, O>(_: (R) -> (A, B, C, D, E) -> O) -> ((A, B, C, D, E, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain5OnMain<R, A, B, C, D, E, O>(_: (R) -> Plain5OnMain<A, B, C, D, E, O>) -> (@MainActor (A, B, C, D, E, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainSending5<R, A, B, C, D, E, O>(_: (R) -> (sending A, sending B, sending C, sending D, sending E) -> O) -> ((A, B, C, D, E, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain6<R, A, B, C, D, E, F, O>(_: (R) -> (A, B, C, D, E, F) -> O) -> ((A, B, C, D, E, F, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain6OnMain<R, A, B, C, D, E, F, O>(_: (R) -> Plain6OnMain<A, B, C, D, E, F, O>) -> (@MainActor (A, B, C, D, E, F, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainSending6<R, A, B, C, D, E, F, O>(_: (R) -> (sending A, sending B, sending C, sending D, sending E, sending F) -> O) -> ((A, B, C, D, E, F, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain7<R, A, B, C, D, E, F, G, O>(_: (R) -> (A, B, C, D, E, F, G) -> O) -> ((A, B, C, D, E, F, G, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain7OnMain<R, A, B, C, D, E, F, G, O>(_: (R) -> Plain7OnMain<A, B, C, D, E, F, G, O>) -> (@MainActor (A, B, C, D, E, F, G, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain8<R, A, B, C, D, E, F, G, H, O>(_: (R) -> (A, B, C, D, E, F, G, H) -> O) -> ((A, B, C, D, E, F, G, H, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain8OnMain<R, A, B, C, D, E, F, G, H, O>(_: (R) -> Plain8OnMain<A, B, C, D, E, F, G, H, O>) -> (@MainActor (A, B, C, D, E, F, G, H, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain9<R, A, B, C, D, E, F, G, H, I, O>(_: (R) -> (A, B, C, D, E, F, G, H, I) -> O) -> ((A, B, C, D, E, F, G, H, I, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain9OnMain<R, A, B, C, D, E, F, G, H, I, O>(_: (R) -> Plain9OnMain<A, B, C, D, E, F, G, H, I, O>) -> (@MainActor (A, B, C, D, E, F, G, H, I, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainInout0Of1<R, A, O>(_: (R) -> (inout A) -> O) -> ((inout A, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainVariadic1<R, A, O>(_: (R) -> (A...) -> O) -> (([A], R) -> O) { PliantExpansion.never() }
public func pliantLastPlainEvaluating0Of1<R, Z, O>(_: (R) -> (@autoclosure () -> Z) -> O) -> ((() -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainCalling0At0Of1<R, Z, Y: Error, O>(_: (R) -> (() throws(Y) -> Z) -> O) -> ((() throws(Y) -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainCalling0At0Of1OnMain<R, Z, Y: Error, O>(_: (R) -> PlainCalling0At0Of1OnMain<Z, Y, O>) -> (@MainActor (() throws(Y) -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainCalling1At0Of1<R, P, Z, Y: Error, O>(_: (R) -> ((P) throws(Y) -> Z) -> O) -> (((P) throws(Y) -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainCalling1At0Of1OnMain<R, P, Z, Y: Error, O>(_: (R) -> PlainCalling1At0Of1OnMain<P, Z, Y, O>) -> (@MainActor ((P) throws(Y) -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainCalling2At0Of1<R, P, Q, Z, Y: Error, O>(_: (R) -> ((P, Q) throws(Y) -> Z) -> O) -> (((P, Q) throws(Y) -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainCalling2At0Of1OnMain<R, P, Q, Z, Y: Error, O>(_: (R) -> PlainCalling2At0Of1OnMain<P, Q, Z, Y, O>) -> (@MainActor ((P, Q) throws(Y) -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainCalling3At0Of1<R, P, Q, S, Z, Y: Error, O>(_: (R) -> ((P, Q, S) throws(Y) -> Z) -> O) -> (((P, Q, S) throws(Y) -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainCalling3At0Of1OnMain<R, P, Q, S, Z, Y: Error, O>(_: (R) -> PlainCalling3At0Of1OnMain<P, Q, S, Z, Y, O>) -> (@MainActor ((P, Q, S) throws(Y) -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainInout0Of2<R, A, B, O>(_: (R) -> (inout A, B) -> O) -> ((inout A, B, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainInout1Of2<R, A, B, O>(_: (R) -> (A, inout B) -> O) -> ((A, inout B, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainVariadic2<R, A, B, O>(_: (R) -> (A, B...) -> O) -> ((A, [B], R) -> O) { PliantExpansion.never() }
public func pliantLastPlainEvaluating0Of2<R, B, Z, O>(_: (R) -> (@autoclosure () -> Z, B) -> O) -> ((() -> Z, B, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainCalling0At0Of2<R, B, Z, Y: Error, O>(_: (R) -> (() throws(Y) -> Z, B) -> O) -> ((() throws(Y) -> Z, B, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainCalling1At0Of2<R, B, P, Z, Y: Error, O>(_: (R) -> ((P) throws(Y) -> Z, B) -> O) -> (((P) throws(Y) -> Z, B, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainCalling2At0Of2<R, B, P, Q, Z, Y: Error, O>(_: (R) -> ((P, Q) throws(Y) -> Z, B) -> O) -> (((P, Q) throws(Y) -> Z, B, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainEvaluating1Of2<R, A, Z, O>(_: (R) -> (A, @autoclosure () -> Z) -> O) -> ((A, () -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainCalling0At1Of2<R, A, Z, Y: Error, O>(_: (R) -> (A, () throws(Y) -> Z) -> O) -> ((A, () throws(Y) -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainCalling1At1Of2<R, A, P, Z, Y: Error, O>(_: (R) -> (A, (P) throws(Y) -> Z) -> O) -> ((A, (P) throws(Y) -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainCalling2At1Of2<R, A, P, Q, Z, Y: Error, O>(_: (R) -> (A, (P, Q) throws(Y) -> Z) -> O) -> ((A, (P, Q) throws(Y) -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainInout0Of3<R, A, B, C, O>(_: (R) -> (inout A, B, C) -> O) -> ((inout A, B, C, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainInout1Of3<R, A, B, C, O>(_: (R) -> (A, inout B, C) -> O) -> ((A, inout B, C, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainInout2Of3<R, A, B, C, O>(_: (R) -> (A, B, inout C) -> O) -> ((A, B, inout C, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainVariadic3<R, A, B, C, O>(_: (R) -> (A, B, C...) -> O) -> ((A, B, [C], R) -> O) { PliantExpansion.never() }
public func pliantLastPlainCalling0At0Of3<R, B, C, Z, Y: Error, O>(_: (R) -> (() throws(Y) -> Z, B, C) -> O) -> ((() throws(Y) -> Z, B, C, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainCalling1At0Of3<R, B, C, P, Z, Y: Error, O>(_: (R) -> ((P) throws(Y) -> Z, B, C) -> O) -> (((P) throws(Y) -> Z, B, C, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainCalling2At0Of3<R, B, C, P, Q, Z, Y: Error, O>(_: (R) -> ((P, Q) throws(Y) -> Z, B, C) -> O) -> (((P, Q) throws(Y) -> Z, B, C, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainCalling0At2Of3<R, A, B, Z, Y: Error, O>(_: (R) -> (A, B, () throws(Y) -> Z) -> O) -> ((A, B, () throws(Y) -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainCalling1At2Of3<R, A, B, P, Z, Y: Error, O>(_: (R) -> (A, B, (P) throws(Y) -> Z) -> O) -> ((A, B, (P) throws(Y) -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainCalling2At2Of3<R, A, B, P, Q, Z, Y: Error, O>(_: (R) -> (A, B, (P, Q) throws(Y) -> Z) -> O) -> ((A, B, (P, Q) throws(Y) -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastThrowing0<R, O, X: Error>(_: (R) -> () throws(X) -> O) -> ((R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing0OnMain<R, O, X: Error>(_: (R) -> Throwing0OnMain<O, X>) -> (@MainActor (R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing1<R, A, O, X: Error>(_: (R) -> (A) throws(X) -> O) -> ((A, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing1OnMain<R, A, O, X: Error>(_: (R) -> Throwing1OnMain<A, O, X>) -> (@MainActor (A, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingSending1<R, A, O, X: Error>(_: (R) -> (sending A) throws(X) -> O) -> ((A, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing2<R, A, B, O, X: Error>(_: (R) -> (A, B) throws(X) -> O) -> ((A, B, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing2OnMain<R, A, B, O, X: Error>(_: (R) -> Throwing2OnMain<A, B, O, X>) -> (@MainActor (A, B, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingSending2<R, A, B, O, X: Error>(_: (R) -> (sending A, sending B) throws(X) -> O) -> ((A, B, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing3<R, A, B, C, O, X: Error>(_: (R) -> (A, B, C) throws(X) -> O) -> ((A, B, C, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing3OnMain<R, A, B, C, O, X: Error>(_: (R) -> Throwing3OnMain<A, B, C, O, X>) -> (@MainActor (A, B, C, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingSending3<R, A, B, C, O, X: Error>(_: (R) -> (sending A, sending B, sending C) throws(X) -> O) -> ((A, B, C, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing4<R, A, B, C, D, O, X: Error>(_: (R) -> (A, B, C, D) throws(X) -> O) -> ((A, B, C, D, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing4OnMain<R, A, B, C, D, O, X: Error>(_: (R) -> Throwing4OnMain<A, B, C, D, O, X>) -> (@MainActor (A, B, C, D, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingSending4<R, A, B, C, D, O, X: Error>(_: (R) -> (sending A, sending B, sending C, sending D) throws(X) -> O) -> ((A, B, C, D, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing5<R, A, B, C, D, E, O, X: Error>(_: (R) -> (A, B, C, D, E) throws(X) -> O) -> ((A, B, C, D, E, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing5OnMain<R, A, B, C, D, E, O, X: Error>(_: (R) -> Throwing5OnMain<A, B, C, D, E, O, X>) -> (@MainActor (A, B, C, D, E, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingSending5<R, A, B, C, D, E, O, X: Error>(_: (R) -> (sending A, sending B, sending C, sending D, sending E) throws(X) -> O) -> ((A, B, C, D, E, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing6<R, A, B, C, D, E, F, O, X: Error>(_: (R) -> (A, B, C, D, E, F) throws(X) -> O) -> ((A, B, C, D, E, F, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing6OnMain<R, A, B, C, D, E, F, O, X: Error>(_: (R) -> Throwing6OnMain<A, B, C, D, E, F, O, X>) -> (@MainActor (A, B, C, D, E, F, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingSending6<R, A, B, C, D, E, F, O, X: Error>(_: (R) -> (sending A, sending B, sending C, sending D, sending E, sending F) throws(X) -> O) -> ((A, B, C, D, E, F, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing7<R, A, B, C, D, E, F, G, O, X: Error>(_: (R) -> (A, B, C, D, E, F, G) throws(X) -> O) -> ((A, B, C, D, E, F, G, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing7OnMain<R, A, B, C, D, E, F, G, O, X: Error>(_: (R) -> Throwing7OnMain<A, B, C, D, E, F, G, O, X>) -> (@MainActor (A, B, C, D, E, F, G, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing8<R, A, B, C, D, E, F, G, H, O, X: Error>(_: (R) -> (A, B, C, D, E, F, G, H) throws(X) -> O) -> ((A, B, C, D, E, F, G, H, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing8OnMain<R, A, B, C, D, E, F, G, H, O, X: Error>(_: (R) -> Throwing8OnMain<A, B, C, D, E, F, G, H, O, X>) -> (@MainActor (A, B, C, D, E, F, G, H, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing9<R, A, B, C, D, E, F, G, H, I, O, X: Error>(_: (R) -> (A, B, C, D, E, F, G, H, I) throws(X) -> O) -> ((A, B, C, D, E, F, G, H, I, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing9OnMain<R, A, B, C, D, E, F, G, H, I, O, X: Error>(_: (R) -> Throwing9OnMain<A, B, C, D, E, F, G, H, I, O, X>) -> (@MainActor (A, B, C, D, E, F, G, H, I, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingInout0Of1<R, A, O, X: Error>(_: (R) -> (inout A) throws(X) -> O) -> ((inout A, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingVariadic1<R, A, O, X: Error>(_: (R) -> (A...) throws(X) -> O) -> (([A], R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingEvaluating0Of1<R, Z, O, X: Error>(_: (R) -> (@autoclosure () -> Z) throws(X) -> O) -> ((() -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingCalling0At0Of1<R, Z, Y: Error, O, X: Error>(_: (R) -> (() throws(Y) -> Z) throws(X) -> O) -> ((() throws(Y) -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingCalling0At0Of1OnMain<R, Z, Y: Error, O, X: Error>(_: (R) -> ThrowingCalling0At0Of1OnMain<Z, Y, O, X>) -> (@MainActor (() throws(Y) -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingCalling1At0Of1<R, P, Z, Y: Error, O, X: Error>(_: (R) -> ((P) throws(Y) -> Z) throws(X) -> O) -> (((P) throws(Y) -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingCalling1At0Of1OnMain<R, P, Z, Y: Error, O, X: Error>(_: (R) -> ThrowingCalling1At0Of1OnMain<P, Z, Y, O, X>) -> (@MainActor ((P) throws(Y) -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingCalling2At0Of1<R, P, Q, Z, Y: Error, O, X: Error>(_: (R) -> ((P, Q) throws(Y) -> Z) throws(X) -> O) -> (((P, Q) throws(Y) -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingCalling2At0Of1OnMain<R, P, Q, Z, Y: Error, O, X: Error>(_: (R) -> ThrowingCalling2At0Of1OnMain<P, Q, Z, Y, O, X>) -> (@MainActor ((P, Q) throws(Y) -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingCalling3At0Of1<R, P, Q, S, Z, Y: Error, O, X: Error>(_: (R) -> ((P, Q, S) throws(Y) -> Z) throws(X) -> O) -> (((P, Q, S) throws(Y) -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingCalling3At0Of1OnMain<R, P, Q, S, Z, Y: Error, O, X: Error>(_: (R) -> ThrowingCalling3At0Of1OnMain<P, Q, S, Z, Y, O, X>) -> (@MainActor ((P, Q, S) throws(Y) -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingInout0Of2<R, A, B, O, X: Error>(_: (R) -> (inout A, B) throws(X) -> O) -> ((inout A, B, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingInout1Of2<R, A, B, O, X: Error>(_: (R) -> (A, inout B) throws(X) -> O) -> ((A, inout B, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingVariadic2<R, A, B, O, X: Error>(_: (R) -> (A, B...) throws(X) -> O) -> ((A, [B], R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingEvaluating0Of2<R, B, Z, O, X: Error>(_: (R) -> (@autoclosure () -> Z, B) throws(X) -> O) -> ((() -> Z, B, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingCalling0At0Of2<R, B, Z, Y: Error, O, X: Error>(_: (R) -> (() throws(Y) -> Z, B) throws(X) -> O) -> ((() throws(Y) -> Z, B, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingCalling1At0Of2<R, B, P, Z, Y: Error, O, X: Error>(_: (R) -> ((P) throws(Y) -> Z, B) throws(X) -> O) -> (((P) throws(Y) -> Z, B, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingCalling2At0Of2<R, B, P, Q, Z, Y: Error, O, X: Error>(_: (R) -> ((P, Q) throws(Y) -> Z, B) throws(X) -> O) -> (((P, Q) throws(Y) -> Z, B, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingEvaluating1Of2<R, A, Z, O, X: Error>(_: (R) -> (A, @autoclosure () -> Z) throws(X) -> O) -> ((A, () -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingCalling0At1Of2<R, A, Z, Y: Error, O, X: Error>(_: (R) -> (A, () throws(Y) -> Z) throws(X) -> O) -> ((A, () throws(Y) -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingCalling1At1Of2<R, A, P, Z, Y: Error, O, X: Error>(_: (R) -> (A, (P) throws(Y) -> Z) throws(X) -> O) -> ((A, (P) throws(Y) -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingCalling2At1Of2<R, A, P, Q, Z, Y: Error, O, X: Error>(_: (R) -> (A, (P, Q) throws(Y) -> Z) throws(X) -> O) -> ((A, (P, Q) throws(Y) -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingInout0Of3<R, A, B, C, O, X: Error>(_: (R) -> (inout A, B, C) throws(X) -> O) -> ((inout A, B, C, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingInout1Of3<R, A, B, C, O, X: Error>(_: (R) -> (A, inout B, C) throws(X) -> O) -> ((A, inout B, C, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingInout2Of3<R, A, B, C, O, X: Error>(_: (R) -> (A, B, inout C) throws(X) -> O) -> ((A, B, inout C, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingVariadic3<R, A, B, C, O, X: Error>(_: (R) -> (A, B, C...) throws(X) -> O) -> ((A, B, [C], R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingCalling0At0Of3<R, B, C, Z, Y: Error, O, X: Error>(_: (R) -> (() throws(Y) -> Z, B, C) throws(X) -> O) -> ((() throws(Y) -> Z, B, C, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingCalling1At0Of3<R, B, C, P, Z, Y: Error, O, X: Error>(_: (R) -> ((P) throws(Y) -> Z, B, C) throws(X) -> O) -> (((P) throws(Y) -> Z, B, C, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingCalling2At0Of3<R, B, C, P, Q, Z, Y: Error, O, X: Error>(_: (R) -> ((P, Q) throws(Y) -> Z, B, C) throws(X) -> O) -> (((P, Q) throws(Y) -> Z, B, C, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingCalling0At2Of3<R, A, B, Z, Y: Error, O, X: Error>(_: (R) -> (A, B, () throws(Y) -> Z) throws(X) -> O) -> ((A, B, () throws(Y) -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingCalling1At2Of3<R, A, B, P, Z, Y: Error, O, X: Error>(_: (R) -> (A, B, (P) throws(Y) -> Z) throws(X) -> O) -> ((A, B, (P) throws(Y) -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingCalling2At2Of3<R, A, B, P, Q, Z, Y: Error, O, X: Error>(_: (R) -> (A, B, (P, Q) throws(Y) -> Z) throws(X) -> O) -> ((A, B, (P, Q) throws(Y) -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsync0<R, O>(_: (R) -> () async -> O) -> ((R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync0<R, O>(_: (R) -> @concurrent () async -> O, concurrently: Void = ()) -> (@concurrent (R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync0OnMain<R, O>(_: (R) -> Async0OnMain<O>) -> (@MainActor (R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync1<R, A, O>(_: (R) -> (A) async -> O) -> ((A, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync1<R, A, O>(_: (R) -> @concurrent (A) async -> O, concurrently: Void = ()) -> (@concurrent (A, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync1OnMain<R, A, O>(_: (R) -> Async1OnMain<A, O>) -> (@MainActor (A, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncSending1<R, A, O>(_: (R) -> (sending A) async -> O) -> ((A, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncSending1<R, A, O>(_: (R) -> @concurrent (sending A) async -> O, concurrently: Void = ()) -> (@concurrent (A, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync2<R, A, B, O>(_: (R) -> (A, B) async -> O) -> ((A, B, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync2<R, A, B, O>(_: (R) -> @concurrent (A, B) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync2OnMain<R, A, B, O>(_: (R) -> Async2OnMain<A, B, O>) -> (@MainActor (A, B, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncSending2<R, A, B, O>(_: (R) -> (sending A, sending B) async -> O) -> ((A, B, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncSending2<R, A, B, O>(_: (R) -> @concurrent (sending A, sending B) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync3<R, A, B, C, O>(_: (R) -> (A, B, C) async -> O) -> ((A, B, C, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync3<R, A, B, C, O>(_: (R) -> @concurrent (A, B, C) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync3OnMain<R, A, B, C, O>(_: (R) -> Async3OnMain<A, B, C, O>) -> (@MainActor (A, B, C, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncSending3<R, A, B, C, O>(_: (R) -> (sending A, sending B, sending C) async -> O) -> ((A, B, C, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncSending3<R, A, B, C, O>(_: (R) -> @concurrent (sending A, sending B, sending C) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync4<R, A, B, C, D, O>(_: (R) -> (A, B, C, D) async -> O) -> ((A, B, C, D, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync4<R, A, B, C, D, O>(_: (R) -> @concurrent (A, B, C, D) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync4OnMain<R, A, B, C, D, O>(_: (R) -> Async4OnMain<A, B, C, D, O>) -> (@MainActor (A, B, C, D, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncSending4<R, A, B, C, D, O>(_: (R) -> (sending A, sending B, sending C, sending D) async -> O) -> ((A, B, C, D, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncSending4<R, A, B, C, D, O>(_: (R) -> @concurrent (sending A, sending B, sending C, sending D) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync5<R, A, B, C, D, E, O>(_: (R) -> (A, B, C, D, E) async -> O) -> ((A, B, C, D, E, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync5<R, A, B, C, D, E, O>(_: (R) -> @concurrent (A, B, C, D, E) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync5OnMain<R, A, B, C, D, E, O>(_: (R) -> Async5OnMain<A, B, C, D, E, O>) -> (@MainActor (A, B, C, D, E, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncSending5<R, A, B, C, D, E, O>(_: (R) -> (sending A, sending B, sending C, sending D, sending E) async -> O) -> ((A, B, C, D, E, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncSending5<R, A, B, C, D, E, O>(_: (R) -> @concurrent (sending A, sending B, sending C, sending D, sending E) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync6<R, A, B, C, D, E, F, O>(_: (R) -> (A, B, C, D, E, F) async -> O) -> ((A, B, C, D, E, F, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync6<R, A, B, C, D, E, F, O>(_: (R) -> @concurrent (A, B, C, D, E, F) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, F, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync6OnMain<R, A, B, C, D, E, F, O>(_: (R) -> Async6OnMain<A, B, C, D, E, F, O>) -> (@MainActor (A, B, C, D, E, F, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncSending6<R, A, B, C, D, E, F, O>(_: (R) -> (sending A, sending B, sending C, sending D, sending E, sending F) async -> O) -> ((A, B, C, D, E, F, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncSending6<R, A, B, C, D, E, F, O>(_: (R) -> @concurrent (sending A, sending B, sending C, sending D, sending E, sending F) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, F, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync7<R, A, B, C, D, E, F, G, O>(_: (R) -> (A, B, C, D, E, F, G) async -> O) -> ((A, B, C, D, E, F, G, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync7<R, A, B, C, D, E, F, G, O>(_: (R) -> @concurrent (A, B, C, D, E, F, G) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, F, G, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync7OnMain<R, A, B, C, D, E, F, G, O>(_: (R) -> Async7OnMain<A, B, C, D, E, F, G, O>) -> (@MainActor (A, B, C, D, E, F, G, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync8<R, A, B, C, D, E, F, G, H, O>(_: (R) -> (A, B, C, D, E, F, G, H) async -> O) -> ((A, B, C, D, E, F, G, H, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync8<R, A, B, C, D, E, F, G, H, O>(_: (R) -> @concurrent (A, B, C, D, E, F, G, H) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, F, G, H, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync8OnMain<R, A, B, C, D, E, F, G, H, O>(_: (R) -> Async8OnMain<A, B, C, D, E, F, G, H, O>) -> (@MainActor (A, B, C, D, E, F, G, H, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync9<R, A, B, C, D, E, F, G, H, I, O>(_: (R) -> (A, B, C, D, E, F, G, H, I) async -> O) -> ((A, B, C, D, E, F, G, H, I, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync9<R, A, B, C, D, E, F, G, H, I, O>(_: (R) -> @concurrent (A, B, C, D, E, F, G, H, I) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, F, G, H, I, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync9OnMain<R, A, B, C, D, E, F, G, H, I, O>(_: (R) -> Async9OnMain<A, B, C, D, E, F, G, H, I, O>) -> (@MainActor (A, B, C, D, E, F, G, H, I, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncInout0Of1<R, A, O>(_: (R) -> (inout A) async -> O) -> ((inout A, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncInout0Of1<R, A, O>(_: (R) -> @concurrent (inout A) async -> O, concurrently: Void = ()) -> (@concurrent (inout A, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling0At0Of1<R, Z, Y: Error, O>(_: (R) -> (() throws(Y) -> Z) async -> O) -> ((() throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling0At0Of1<R, Z, Y: Error, O>(_: (R) -> @concurrent (() throws(Y) -> Z) async -> O, concurrently: Void = ()) -> (@concurrent (() throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling0At0Of1OnMain<R, Z, Y: Error, O>(_: (R) -> AsyncCalling0At0Of1OnMain<Z, Y, O>) -> (@MainActor (() throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling0At0Of1Async<R, Z, Y: Error, O>(_: (R) -> AsyncCalling0At0Of1Async<Z, Y, O>) -> (@concurrent (@concurrent () async throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling0At0Of1Inheriting<R, Z, Y: Error, O>(_: (R) -> (nonisolated(nonsending) () async throws(Y) -> Z) async -> O) -> ((nonisolated(nonsending) () async throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling0At0Of1Inheriting<R, Z, Y: Error, O>(_: (R) -> @concurrent (nonisolated(nonsending) () async throws(Y) -> Z) async -> O, concurrently: Void = ()) -> (@concurrent (nonisolated(nonsending) () async throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling1At0Of1<R, P, Z, Y: Error, O>(_: (R) -> ((P) throws(Y) -> Z) async -> O) -> (((P) throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling1At0Of1<R, P, Z, Y: Error, O>(_: (R) -> @concurrent ((P) throws(Y) -> Z) async -> O, concurrently: Void = ()) -> (@concurrent ((P) throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling1At0Of1OnMain<R, P, Z, Y: Error, O>(_: (R) -> AsyncCalling1At0Of1OnMain<P, Z, Y, O>) -> (@MainActor ((P) throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling1At0Of1Async<R, P, Z, Y: Error, O>(_: (R) -> AsyncCalling1At0Of1Async<P, Z, Y, O>) -> (@concurrent (@concurrent (P) async throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling1At0Of1Inheriting<R, P, Z, Y: Error, O>(_: (R) -> (nonisolated(nonsending) (P) async throws(Y) -> Z) async -> O) -> ((nonisolated(nonsending) (P) async throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling1At0Of1Inheriting<R, P, Z, Y: Error, O>(_: (R) -> @concurrent (nonisolated(nonsending) (P) async throws(Y) -> Z) async -> O, concurrently: Void = ()) -> (@concurrent (nonisolated(nonsending) (P) async throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling2At0Of1<R, P, Q, Z, Y: Error, O>(_: (R) -> ((P, Q) throws(Y) -> Z) async -> O) -> (((P, Q) throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling2At0Of1<R, P, Q, Z, Y: Error, O>(_: (R) -> @concurrent ((P, Q) throws(Y) -> Z) async -> O, concurrently: Void = ()) -> (@concurrent ((P, Q) throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling2At0Of1OnMain<R, P, Q, Z, Y: Error, O>(_: (R) -> AsyncCalling2At0Of1OnMain<P, Q, Z, Y, O>) -> (@MainActor ((P, Q) throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling3At0Of1<R, P, Q, S, Z, Y: Error, O>(_: (R) -> ((P, Q, S) throws(Y) -> Z) async -> O) -> (((P, Q, S) throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling3At0Of1<R, P, Q, S, Z, Y: Error, O>(_: (R) -> @concurrent ((P, Q, S) throws(Y) -> Z) async -> O, concurrently: Void = ()) -> (@concurrent ((P, Q, S) throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling3At0Of1OnMain<R, P, Q, S, Z, Y: Error, O>(_: (R) -> AsyncCalling3At0Of1OnMain<P, Q, S, Z, Y, O>) -> (@MainActor ((P, Q, S) throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncInout0Of2<R, A, B, O>(_: (R) -> (inout A, B) async -> O) -> ((inout A, B, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncInout0Of2<R, A, B, O>(_: (R) -> @concurrent (inout A, B) async -> O, concurrently: Void = ()) -> (@concurrent (inout A, B, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncInout1Of2<R, A, B, O>(_: (R) -> (A, inout B) async -> O) -> ((A, inout B, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncInout1Of2<R, A, B, O>(_: (R) -> @concurrent (A, inout B) async -> O, concurrently: Void = ()) -> (@concurrent (A, inout B, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling0At0Of2<R, B, Z, Y: Error, O>(_: (R) -> (() throws(Y) -> Z, B) async -> O) -> ((() throws(Y) -> Z, B, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling0At0Of2<R, B, Z, Y: Error, O>(_: (R) -> @concurrent (() throws(Y) -> Z, B) async -> O, concurrently: Void = ()) -> (@concurrent (() throws(Y) -> Z, B, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling1At0Of2<R, B, P, Z, Y: Error, O>(_: (R) -> ((P) throws(Y) -> Z, B) async -> O) -> (((P) throws(Y) -> Z, B, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling1At0Of2<R, B, P, Z, Y: Error, O>(_: (R) -> @concurrent ((P) throws(Y) -> Z, B) async -> O, concurrently: Void = ()) -> (@concurrent ((P) throws(Y) -> Z, B, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling2At0Of2<R, B, P, Q, Z, Y: Error, O>(_: (R) -> ((P, Q) throws(Y) -> Z, B) async -> O) -> (((P, Q) throws(Y) -> Z, B, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling2At0Of2<R, B, P, Q, Z, Y: Error, O>(_: (R) -> @concurrent ((P, Q) throws(Y) -> Z, B) async -> O, concurrently: Void = ()) -> (@concurrent ((P, Q) throws(Y) -> Z, B, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling0At1Of2<R, A, Z, Y: Error, O>(_: (R) -> (A, () throws(Y) -> Z) async -> O) -> ((A, () throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling0At1Of2<R, A, Z, Y: Error, O>(_: (R) -> @concurrent (A, () throws(Y) -> Z) async -> O, concurrently: Void = ()) -> (@concurrent (A, () throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling0At1Of2Async<R, A, Z, Y: Error, O>(_: (R) -> AsyncCalling0At1Of2Async<A, Z, Y, O>) -> (@concurrent (A, @concurrent () async throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling0At1Of2Inheriting<R, A, Z, Y: Error, O>(_: (R) -> (A, nonisolated(nonsending) () async throws(Y) -> Z) async -> O) -> ((A, nonisolated(nonsending) () async throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling0At1Of2Inheriting<R, A, Z, Y: Error, O>(_: (R) -> @concurrent (A, nonisolated(nonsending) () async throws(Y) -> Z) async -> O, concurrently: Void = ()) -> (@concurrent (A, nonisolated(nonsending) () async throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling1At1Of2<R, A, P, Z, Y: Error, O>(_: (R) -> (A, (P) throws(Y) -> Z) async -> O) -> ((A, (P) throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling1At1Of2<R, A, P, Z, Y: Error, O>(_: (R) -> @concurrent (A, (P) throws(Y) -> Z) async -> O, concurrently: Void = ()) -> (@concurrent (A, (P) throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling1At1Of2Async<R, A, P, Z, Y: Error, O>(_: (R) -> AsyncCalling1At1Of2Async<A, P, Z, Y, O>) -> (@concurrent (A, @concurrent (P) async throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling1At1Of2Inheriting<R, A, P, Z, Y: Error, O>(_: (R) -> (A, nonisolated(nonsending) (P) async throws(Y) -> Z) async -> O) -> ((A, nonisolated(nonsending) (P) async throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling1At1Of2Inheriting<R, A, P, Z, Y: Error, O>(_: (R) -> @concurrent (A, nonisolated(nonsending) (P) async throws(Y) -> Z) async -> O, concurrently: Void = ()) -> (@concurrent (A, nonisolated(nonsending) (P) async throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling2At1Of2<R, A, P, Q, Z, Y: Error, O>(_: (R) -> (A, (P, Q) throws(Y) -> Z) async -> O) -> ((A, (P, Q) throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncCalling2At1Of2<R, A, P, Q, Z, Y: Error, O>(_: (R) -> @concurrent (A, (P, Q) throws(Y) -> Z) async -> O, concurrently: Void = ()) -> (@concurrent (A, (P, Q) throws(Y) -> Z, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing0<R, O, X: Error>(_: (R) -> () async throws(X) -> O) -> ((R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing0<R, O, X: Error>(_: (R) -> @concurrent () async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing0OnMain<R, O, X: Error>(_: (R) -> AsyncThrowing0OnMain<O, X>) -> (@MainActor (R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing1<R, A, O, X: Error>(_: (R) -> (A) async throws(X) -> O) -> ((A, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing1<R, A, O, X: Error>(_: (R) -> @concurrent (A) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing1OnMain<R, A, O, X: Error>(_: (R) -> AsyncThrowing1OnMain<A, O, X>) -> (@MainActor (A, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingSending1<R, A, O, X: Error>(_: (R) -> (sending A) async throws(X) -> O) -> ((A, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingSending1<R, A, O, X: Error>(_: (R) -> @concurrent (sending A) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing2<R, A, B, O, X: Error>(_: (R) -> (A, B) async throws(X) -> O) -> ((A, B, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing2<R, A, B, O, X: Error>(_: (R) -> @concurrent (A, B) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing2OnMain<R, A, B, O, X: Error>(_: (R) -> AsyncThrowing2OnMain<A, B, O, X>) -> (@MainActor (A, B, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingSending2<R, A, B, O, X: Error>(_: (R) -> (sending A, sending B) async throws(X) -> O) -> ((A, B, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingSending2<R, A, B, O, X: Error>(_: (R) -> @concurrent (sending A, sending B) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing3<R, A, B, C, O, X: Error>(_: (R) -> (A, B, C) async throws(X) -> O) -> ((A, B, C, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing3<R, A, B, C, O, X: Error>(_: (R) -> @concurrent (A, B, C) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing3OnMain<R, A, B, C, O, X: Error>(_: (R) -> AsyncThrowing3OnMain<A, B, C, O, X>) -> (@MainActor (A, B, C, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingSending3<R, A, B, C, O, X: Error>(_: (R) -> (sending A, sending B, sending C) async throws(X) -> O) -> ((A, B, C, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingSending3<R, A, B, C, O, X: Error>(_: (R) -> @concurrent (sending A, sending B, sending C) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing4<R, A, B, C, D, O, X: Error>(_: (R) -> (A, B, C, D) async throws(X) -> O) -> ((A, B, C, D, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing4<R, A, B, C, D, O, X: Error>(_: (R) -> @concurrent (A, B, C, D) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing4OnMain<R, A, B, C, D, O, X: Error>(_: (R) -> AsyncThrowing4OnMain<A, B, C, D, O, X>) -> (@MainActor (A, B, C, D, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingSending4<R, A, B, C, D, O, X: Error>(_: (R) -> (sending A, sending B, sending C, sending D) async throws(X) -> O) -> ((A, B, C, D, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingSending4<R, A, B, C, D, O, X: Error>(_: (R) -> @concurrent (sending A, sending B, sending C, sending D) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing5<R, A, B, C, D, E, O, X: Error>(_: (R) -> (A, B, C, D, E) async throws(X) -> O) -> ((A, B, C, D, E, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing5<R, A, B, C, D, E, O, X: Error>(_: (R) -> @concurrent (A, B, C, D, E) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing5OnMain<R, A, B, C, D, E, O, X: Error>(_: (R) -> AsyncThrowing5OnMain<A, B, C, D, E, O, X>) -> (@MainActor (A, B, C, D, E, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingSending5<R, A, B, C, D, E, O, X: Error>(_: (R) -> (sending A, sending B, sending C, sending D, sending E) async throws(X) -> O) -> ((A, B, C, D, E, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingSending5<R, A, B, C, D, E, O, X: Error>(_: (R) -> @concurrent (sending A, sending B, sending C, sending D, sending E) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing6<R, A, B, C, D, E, F, O, X: Error>(_: (R) -> (A, B, C, D, E, F) async throws(X) -> O) -> ((A, B, C, D, E, F, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing6<R, A, B, C, D, E, F, O, X: Error>(_: (R) -> @concurrent (A, B, C, D, E, F) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, F, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing6OnMain<R, A, B, C, D, E, F, O, X: Error>(_: (R) -> AsyncThrowing6OnMain<A, B, C, D, E, F, O, X>) -> (@MainActor (A, B, C, D, E, F, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingSending6<R, A, B, C, D, E, F, O, X: Error>(_: (R) -> (sending A, sending B, sending C, sending D, sending E, sending F) async throws(X) -> O) -> ((A, B, C, D, E, F, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingSending6<R, A, B, C, D, E, F, O, X: Error>(_: (R) -> @concurrent (sending A, sending B, sending C, sending D, sending E, sending F) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, F, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing7<R, A, B, C, D, E, F, G, O, X: Error>(_: (R) -> (A, B, C, D, E, F, G) async throws(X) -> O) -> ((A, B, C, D, E, F, G, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing7<R, A, B, C, D, E, F, G, O, X: Error>(_: (R) -> @concurrent (A, B, C, D, E, F, G) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, F, G, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing7OnMain<R, A, B, C, D, E, F, G, O, X: Error>(_: (R) -> AsyncThrowing7OnMain<A, B, C, D, E, F, G, O, X>) -> (@MainActor (A, B, C, D, E, F, G, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing8<R, A, B, C, D, E, F, G, H, O, X: Error>(_: (R) -> (A, B, C, D, E, F, G, H) async throws(X) -> O) -> ((A, B, C, D, E, F, G, H, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing8<R, A, B, C, D, E, F, G, H, O, X: Error>(_: (R) -> @concurrent (A, B, C, D, E, F, G, H) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, F, G, H, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing8OnMain<R, A, B, C, D, E, F, G, H, O, X: Error>(_: (R) -> AsyncThrowing8OnMain<A, B, C, D, E, F, G, H, O, X>) -> (@MainActor (A, B, C, D, E, F, G, H, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing9<R, A, B, C, D, E, F, G, H, I, O, X: Error>(_: (R) -> (A, B, C, D, E, F, G, H, I) async throws(X) -> O) -> ((A, B, C, D, E, F, G, H, I, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing9<R, A, B, C, D, E, F, G, H, I, O, X: Error>(_: (R) -> @concurrent (A, B, C, D, E, F, G, H, I) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, F, G, H, I, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing9OnMain<R, A, B, C, D, E, F, G, H, I, O, X: Error>(_: (R) -> AsyncThrowing9OnMain<A, B, C, D, E, F, G, H, I, O, X>) -> (@MainActor (A, B, C, D, E, F, G, H, I, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingInout0Of1<R, A, O, X: Error>(_: (R) -> (inout A) async throws(X) -> O) -> ((inout A, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingInout0Of1<R, A, O, X: Error>(_: (R) -> @concurrent (inout A) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (inout A, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling0At0Of1<R, Z, Y: Error, O, X: Error>(_: (R) -> (() throws(Y) -> Z) async throws(X) -> O) -> ((() throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling0At0Of1<R, Z, Y: Error, O, X: Error>(_: (R) -> @concurrent (() throws(Y) -> Z) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (() throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling0At0Of1OnMain<R, Z, Y: Error, O, X: Error>(_: (R) -> AsyncThrowingCalling0At0Of1OnMain<Z, Y, O, X>) -> (@MainActor (() throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling0At0Of1Async<R, Z, Y: Error, O, X: Error>(_: (R) -> AsyncThrowingCalling0At0Of1Async<Z, Y, O, X>) -> (@concurrent (@concurrent () async throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling0At0Of1Inheriting<R, Z, Y: Error, O, X: Error>(_: (R) -> (nonisolated(nonsending) () async throws(Y) -> Z) async throws(X) -> O) -> ((nonisolated(nonsending) () async throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling0At0Of1Inheriting<R, Z, Y: Error, O, X: Error>(_: (R) -> @concurrent (nonisolated(nonsending) () async throws(Y) -> Z) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (nonisolated(nonsending) () async throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling1At0Of1<R, P, Z, Y: Error, O, X: Error>(_: (R) -> ((P) throws(Y) -> Z) async throws(X) -> O) -> (((P) throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling1At0Of1<R, P, Z, Y: Error, O, X: Error>(_: (R) -> @concurrent ((P) throws(Y) -> Z) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent ((P) throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling1At0Of1OnMain<R, P, Z, Y: Error, O, X: Error>(_: (R) -> AsyncThrowingCalling1At0Of1OnMain<P, Z, Y, O, X>) -> (@MainActor ((P) throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling1At0Of1Async<R, P, Z, Y: Error, O, X: Error>(_: (R) -> AsyncThrowingCalling1At0Of1Async<P, Z, Y, O, X>) -> (@concurrent (@concurrent (P) async throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling1At0Of1Inheriting<R, P, Z, Y: Error, O, X: Error>(_: (R) -> (nonisolated(nonsending) (P) async throws(Y) -> Z) async throws(X) -> O) -> ((nonisolated(nonsending) (P) async throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling1At0Of1Inheriting<R, P, Z, Y: Error, O, X: Error>(_: (R) -> @concurrent (nonisolated(nonsending) (P) async throws(Y) -> Z) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (nonisolated(nonsending) (P) async throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling2At0Of1<R, P, Q, Z, Y: Error, O, X: Error>(_: (R) -> ((P, Q) throws(Y) -> Z) async throws(X) -> O) -> (((P, Q) throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling2At0Of1<R, P, Q, Z, Y: Error, O, X: Error>(_: (R) -> @concurrent ((P, Q) throws(Y) -> Z) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent ((P, Q) throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling2At0Of1OnMain<R, P, Q, Z, Y: Error, O, X: Error>(_: (R) -> AsyncThrowingCalling2At0Of1OnMain<P, Q, Z, Y, O, X>) -> (@MainActor ((P, Q) throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling3At0Of1<R, P, Q, S, Z, Y: Error, O, X: Error>(_: (R) -> ((P, Q, S) throws(Y) -> Z) async throws(X) -> O) -> (((P, Q, S) throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling3At0Of1<R, P, Q, S, Z, Y: Error, O, X: Error>(_: (R) -> @concurrent ((P, Q, S) throws(Y) -> Z) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent ((P, Q, S) throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling3At0Of1OnMain<R, P, Q, S, Z, Y: Error, O, X: Error>(_: (R) -> AsyncThrowingCalling3At0Of1OnMain<P, Q, S, Z, Y, O, X>) -> (@MainActor ((P, Q, S) throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingInout0Of2<R, A, B, O, X: Error>(_: (R) -> (inout A, B) async throws(X) -> O) -> ((inout A, B, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingInout0Of2<R, A, B, O, X: Error>(_: (R) -> @concurrent (inout A, B) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (inout A, B, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingInout1Of2<R, A, B, O, X: Error>(_: (R) -> (A, inout B) async throws(X) -> O) -> ((A, inout B, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingInout1Of2<R, A, B, O, X: Error>(_: (R) -> @concurrent (A, inout B) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, inout B, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling0At0Of2<R, B, Z, Y: Error, O, X: Error>(_: (R) -> (() throws(Y) -> Z, B) async throws(X) -> O) -> ((() throws(Y) -> Z, B, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling0At0Of2<R, B, Z, Y: Error, O, X: Error>(_: (R) -> @concurrent (() throws(Y) -> Z, B) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (() throws(Y) -> Z, B, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling1At0Of2<R, B, P, Z, Y: Error, O, X: Error>(_: (R) -> ((P) throws(Y) -> Z, B) async throws(X) -> O) -> (((P) throws(Y) -> Z, B, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling1At0Of2<R, B, P, Z, Y: Error, O, X: Error>(_: (R) -> @concurrent ((P) throws(Y) -> Z, B) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent ((P) throws(Y) -> Z, B, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling2At0Of2<R, B, P, Q, Z, Y: Error, O, X: Error>(_: (R) -> ((P, Q) throws(Y) -> Z, B) async throws(X) -> O) -> (((P, Q) throws(Y) -> Z, B, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling2At0Of2<R, B, P, Q, Z, Y: Error, O, X: Error>(_: (R) -> @concurrent ((P, Q) throws(Y) -> Z, B) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent ((P, Q) throws(Y) -> Z, B, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling0At1Of2<R, A, Z, Y: Error, O, X: Error>(_: (R) -> (A, () throws(Y) -> Z) async throws(X) -> O) -> ((A, () throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling0At1Of2<R, A, Z, Y: Error, O, X: Error>(_: (R) -> @concurrent (A, () throws(Y) -> Z) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, () throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling0At1Of2Async<R, A, Z, Y: Error, O, X: Error>(_: (R) -> AsyncThrowingCalling0At1Of2Async<A, Z, Y, O, X>) -> (@concurrent (A, @concurrent () async throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling0At1Of2Inheriting<R, A, Z, Y: Error, O, X: Error>(_: (R) -> (A, nonisolated(nonsending) () async throws(Y) -> Z) async throws(X) -> O) -> ((A, nonisolated(nonsending) () async throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling0At1Of2Inheriting<R, A, Z, Y: Error, O, X: Error>(_: (R) -> @concurrent (A, nonisolated(nonsending) () async throws(Y) -> Z) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, nonisolated(nonsending) () async throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling1At1Of2<R, A, P, Z, Y: Error, O, X: Error>(_: (R) -> (A, (P) throws(Y) -> Z) async throws(X) -> O) -> ((A, (P) throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling1At1Of2<R, A, P, Z, Y: Error, O, X: Error>(_: (R) -> @concurrent (A, (P) throws(Y) -> Z) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, (P) throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling1At1Of2Async<R, A, P, Z, Y: Error, O, X: Error>(_: (R) -> AsyncThrowingCalling1At1Of2Async<A, P, Z, Y, O, X>) -> (@concurrent (A, @concurrent (P) async throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling1At1Of2Inheriting<R, A, P, Z, Y: Error, O, X: Error>(_: (R) -> (A, nonisolated(nonsending) (P) async throws(Y) -> Z) async throws(X) -> O) -> ((A, nonisolated(nonsending) (P) async throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling1At1Of2Inheriting<R, A, P, Z, Y: Error, O, X: Error>(_: (R) -> @concurrent (A, nonisolated(nonsending) (P) async throws(Y) -> Z) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, nonisolated(nonsending) (P) async throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling2At1Of2<R, A, P, Q, Z, Y: Error, O, X: Error>(_: (R) -> (A, (P, Q) throws(Y) -> Z) async throws(X) -> O) -> ((A, (P, Q) throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowingCalling2At1Of2<R, A, P, Q, Z, Y: Error, O, X: Error>(_: (R) -> @concurrent (A, (P, Q) throws(Y) -> Z) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, (P, Q) throws(Y) -> Z, R) async throws(X) -> O) { PliantExpansion.never() }

  // The closure that an initializer is: it consumes its arguments.
public func pliantConsumingPlain0<O>(_: () -> O) -> (() -> O) { PliantExpansion.never() }
public func pliantConsumingPlain0OnMain<O>(_: Plain0OnMain<O>) -> (@MainActor () -> O) { PliantExpansion.never() }
public func pliantConsumingPlain1<A, O>(_: (A) -> O) -> ((__owned A) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain1OnMain<A, O>(_: Plain1OnMain<A, O>) -> (@MainActor (__owned A) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainSending1<A, O>(_: (sending A) -> O) -> ((__owned A) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain2<A, B, O>(_: (A, B) -> O) -> ((__owned A, __owned B) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain2OnMain<A, B, O>(_: Plain2OnMain<A, B, O>) -> (@MainActor (__owned A, __owned B) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainSending2<A, B, O>(_: (sending A, sending B) -> O) -> ((__owned A, __owned B) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain3<A, B, C, O>(_: (A, B, C) -> O) -> ((__owned A, __owned B, __owned C) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain3OnMain<A, B, C, O>(_: Plain3OnMain<A, B, C, O>) -> (@MainActor (__owned A, __owned B, __owned C) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainSending3<A, B, C, O>(_: (sending A, sending B, sending C) -> O) -> ((__owned A, __owned B, __owned C) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain4<A, B, C, D, O>(_: (A, B, C, D) -> O) -> ((__owned A, __owned B, __owned C, __owned D) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain4OnMain<A, B, C, D, O>(_: Plain4OnMain<A, B, C, D, O>) -> (@MainActor (__owned A, __owned B, __owned C, __owned D) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainSending4<A, B, C, D, O>(_: (sending A, sending B, sending C, sending D) -> O) -> ((__owned A, __owned B, __owned C, __owned D) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain5<A, B, C, D, E, O>(_: (A, B, C, D, E) -> O) -> ((__owned A, __owned B, __owned C, __owned D, __owned E) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain5OnMain<A, B, C, D, E, O>(_: Plain5OnMain<A, B, C, D, E, O>) -> (@MainActor (__owned A, __owned B, __owned C, __owned D, __owned E) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainSending5<A, B, C, D, E, O>(_: (sending A, sending B, sending C, sending D, sending E) -> O) -> ((__owned A, __owned B, __owned C, __owned D, __owned E) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain6<A, B, C, D, E, F, O>(_: (A, B, C, D, E, F) -> O) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain6OnMain<A, B, C, D, E, F, O>(_: Plain6OnMain<A, B, C, D, E, F, O>) -> (@MainActor (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainSending6<A, B, C, D, E, F, O>(_: (sending A, sending B, sending C, sending D, sending E, sending F) -> O) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain7<A, B, C, D, E, F, G, O>(_: (A, B, C, D, E, F, G) -> O) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain7OnMain<A, B, C, D, E, F, G, O>(_: Plain7OnMain<A, B, C, D, E, F, G, O>) -> (@MainActor (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain8<A, B, C, D, E, F, G, H, O>(_: (A, B, C, D, E, F, G, H) -> O) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain8OnMain<A, B, C, D, E, F, G, H, O>(_: Plain8OnMain<A, B, C, D, E, F, G, H, O>) -> (@MainActor (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain9<A, B, C, D, E, F, G, H, I, O>(_: (A, B, C, D, E, F, G, H, I) -> O) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H, __owned I) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain9OnMain<A, B, C, D, E, F, G, H, I, O>(_: Plain9OnMain<A, B, C, D, E, F, G, H, I, O>) -> (@MainActor (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H, __owned I) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainInout0Of1<A, O>(_: (inout A) -> O) -> ((inout A) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainVariadic1<A, O>(_: (A...) -> O) -> ((A...) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainEvaluating0Of1<Z, O>(_: (@autoclosure () -> Z) -> O) -> ((@autoclosure () -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainCalling0At0Of1<Z, Y: Error, O>(_: (() throws(Y) -> Z) -> O) -> ((() throws(Y) -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainCalling0At0Of1OnMain<Z, Y: Error, O>(_: PlainCalling0At0Of1OnMain<Z, Y, O>) -> (@MainActor (() throws(Y) -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainCalling1At0Of1<P, Z, Y: Error, O>(_: ((P) throws(Y) -> Z) -> O) -> (((P) throws(Y) -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainCalling1At0Of1OnMain<P, Z, Y: Error, O>(_: PlainCalling1At0Of1OnMain<P, Z, Y, O>) -> (@MainActor ((P) throws(Y) -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainCalling2At0Of1<P, Q, Z, Y: Error, O>(_: ((P, Q) throws(Y) -> Z) -> O) -> (((P, Q) throws(Y) -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainCalling2At0Of1OnMain<P, Q, Z, Y: Error, O>(_: PlainCalling2At0Of1OnMain<P, Q, Z, Y, O>) -> (@MainActor ((P, Q) throws(Y) -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainCalling3At0Of1<P, Q, S, Z, Y: Error, O>(_: ((P, Q, S) throws(Y) -> Z) -> O) -> (((P, Q, S) throws(Y) -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainCalling3At0Of1OnMain<P, Q, S, Z, Y: Error, O>(_: PlainCalling3At0Of1OnMain<P, Q, S, Z, Y, O>) -> (@MainActor ((P, Q, S) throws(Y) -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainInout0Of2<A, B, O>(_: (inout A, B) -> O) -> ((inout A, __owned B) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainInout1Of2<A, B, O>(_: (A, inout B) -> O) -> ((__owned A, inout B) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainVariadic2<A, B, O>(_: (A, B...) -> O) -> ((__owned A, B...) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainEvaluating0Of2<B, Z, O>(_: (@autoclosure () -> Z, B) -> O) -> ((@autoclosure () -> Z, __owned B) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainCalling0At0Of2<B, Z, Y: Error, O>(_: (() throws(Y) -> Z, B) -> O) -> ((() throws(Y) -> Z, __owned B) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainCalling1At0Of2<B, P, Z, Y: Error, O>(_: ((P) throws(Y) -> Z, B) -> O) -> (((P) throws(Y) -> Z, __owned B) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainCalling2At0Of2<B, P, Q, Z, Y: Error, O>(_: ((P, Q) throws(Y) -> Z, B) -> O) -> (((P, Q) throws(Y) -> Z, __owned B) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainEvaluating1Of2<A, Z, O>(_: (A, @autoclosure () -> Z) -> O) -> ((__owned A, @autoclosure () -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainCalling0At1Of2<A, Z, Y: Error, O>(_: (A, () throws(Y) -> Z) -> O) -> ((__owned A, () throws(Y) -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainCalling1At1Of2<A, P, Z, Y: Error, O>(_: (A, (P) throws(Y) -> Z) -> O) -> ((__owned A, (P) throws(Y) -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainCalling2At1Of2<A, P, Q, Z, Y: Error, O>(_: (A, (P, Q) throws(Y) -> Z) -> O) -> ((__owned A, (P, Q) throws(Y) -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainInout0Of3<A, B, C, O>(_: (inout A, B, C) -> O) -> ((inout A, __owned B, __owned C) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainInout1Of3<A, B, C, O>(_: (A, inout B, C) -> O) -> ((__owned A, inout B, __owned C) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainInout2Of3<A, B, C, O>(_: (A, B, inout C) -> O) -> ((__owned A, __owned B, inout C) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainVariadic3<A, B, C, O>(_: (A, B, C...) -> O) -> ((__owned A, __owned B, C...) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainCalling0At0Of3<B, C, Z, Y: Error, O>(_: (() throws(Y) -> Z, B, C) -> O) -> ((() throws(Y) -> Z, __owned B, __owned C) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainCalling1At0Of3<B, C, P, Z, Y: Error, O>(_: ((P) throws(Y) -> Z, B, C) -> O) -> (((P) throws(Y) -> Z, __owned B, __owned C) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainCalling2At0Of3<B, C, P, Q, Z, Y: Error, O>(_: ((P, Q) throws(Y) -> Z, B, C) -> O) -> (((P, Q) throws(Y) -> Z, __owned B, __owned C) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainCalling0At2Of3<A, B, Z, Y: Error, O>(_: (A, B, () throws(Y) -> Z) -> O) -> ((__owned A, __owned B, () throws(Y) -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainCalling1At2Of3<A, B, P, Z, Y: Error, O>(_: (A, B, (P) throws(Y) -> Z) -> O) -> ((__owned A, __owned B, (P) throws(Y) -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainCalling2At2Of3<A, B, P, Q, Z, Y: Error, O>(_: (A, B, (P, Q) throws(Y) -> Z) -> O) -> ((__owned A, __owned B, (P, Q) throws(Y) -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing0<O, X: Error>(_: () throws(X) -> O) -> (() throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing0OnMain<O, X: Error>(_: Throwing0OnMain<O, X>) -> (@MainActor () throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing1<A, O, X: Error>(_: (A) throws(X) -> O) -> ((__owned A) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing1OnMain<A, O, X: Error>(_: Throwing1OnMain<A, O, X>) -> (@MainActor (__owned A) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingSending1<A, O, X: Error>(_: (sending A) throws(X) -> O) -> ((__owned A) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing2<A, B, O, X: Error>(_: (A, B) throws(X) -> O) -> ((__owned A, __owned B) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing2OnMain<A, B, O, X: Error>(_: Throwing2OnMain<A, B, O, X>) -> (@MainActor (__owned A, __owned B) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingSending2<A, B, O, X: Error>(_: (sending A, sending B) throws(X) -> O) -> ((__owned A, __owned B) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing3<A, B, C, O, X: Error>(_: (A, B, C) throws(X) -> O) -> ((__owned A, __owned B, __owned C) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing3OnMain<A, B, C, O, X: Error>(_: Throwing3OnMain<A, B, C, O, X>) -> (@MainActor (__owned A, __owned B, __owned C) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingSending3<A, B, C, O, X: Error>(_: (sending A, sending B, sending C) throws(X) -> O) -> ((__owned A, __owned B, __owned C) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing4<A, B, C, D, O, X: Error>(_: (A, B, C, D) throws(X) -> O) -> ((__owned A, __owned B, __owned C, __owned D) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing4OnMain<A, B, C, D, O, X: Error>(_: Throwing4OnMain<A, B, C, D, O, X>) -> (@MainActor (__owned A, __owned B, __owned C, __owned D) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingSending4<A, B, C, D, O, X: Error>(_: (sending A, sending B, sending C, sending D) throws(X) -> O) -> ((__owned A, __owned B, __owned C, __owned D) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing5<A, B, C, D, E, O, X: Error>(_: (A, B, C, D, E) throws(X) -> O) -> ((__owned A, __owned B, __owned C, __owned D, __owned E) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing5OnMain<A, B, C, D, E, O, X: Error>(_: Throwing5OnMain<A, B, C, D, E, O, X>) -> (@MainActor (__owned A, __owned B, __owned C, __owned D, __owned E) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingSending5<A, B, C, D, E, O, X: Error>(_: (sending A, sending B, sending C, sending D, sending E) throws(X) -> O) -> ((__owned A, __owned B, __owned C, __owned D, __owned E) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing6<A, B, C, D, E, F, O, X: Error>(_: (A, B, C, D, E, F) throws(X) -> O) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing6OnMain<A, B, C, D, E, F, O, X: Error>(_: Throwing6OnMain<A, B, C, D, E, F, O, X>) -> (@MainActor (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingSending6<A, B, C, D, E, F, O, X: Error>(_: (sending A, sending B, sending C, sending D, sending E, sending F) throws(X) -> O) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing7<A, B, C, D, E, F, G, O, X: Error>(_: (A, B, C, D, E, F, G) throws(X) -> O) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing7OnMain<A, B, C, D, E, F, G, O, X: Error>(_: Throwing7OnMain<A, B, C, D, E, F, G, O, X>) -> (@MainActor (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing8<A, B, C, D, E, F, G, H, O, X: Error>(_: (A, B, C, D, E, F, G, H) throws(X) -> O) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing8OnMain<A, B, C, D, E, F, G, H, O, X: Error>(_: Throwing8OnMain<A, B, C, D, E, F, G, H, O, X>) -> (@MainActor (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing9<A, B, C, D, E, F, G, H, I, O, X: Error>(_: (A, B, C, D, E, F, G, H, I) throws(X) -> O) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H, __owned I) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing9OnMain<A, B, C, D, E, F, G, H, I, O, X: Error>(_: Throwing9OnMain<A, B, C, D, E, F, G, H, I, O, X>) -> (@MainActor (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H, __owned I) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingInout0Of1<A, O, X: Error>(_: (inout A) throws(X) -> O) -> ((inout A) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingVariadic1<A, O, X: Error>(_: (A...) throws(X) -> O) -> ((A...) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingEvaluating0Of1<Z, O, X: Error>(_: (@autoclosure () -> Z) throws(X) -> O) -> ((@autoclosure () -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingCalling0At0Of1<Z, Y: Error, O, X: Error>(_: (() throws(Y) -> Z) throws(X) -> O) -> ((() throws(Y) -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingCalling0At0Of1OnMain<Z, Y: Error, O, X: Error>(_: ThrowingCalling0At0Of1OnMain<Z, Y, O, X>) -> (@MainActor (() throws(Y) -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingCalling1At0Of1<P, Z, Y: Error, O, X: Error>(_: ((P) throws(Y) -> Z) throws(X) -> O) -> (((P) throws(Y) -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingCalling1At0Of1OnMain<P, Z, Y: Error, O, X: Error>(_: ThrowingCalling1At0Of1OnMain<P, Z, Y, O, X>) -> (@MainActor ((P) throws(Y) -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingCalling2At0Of1<P, Q, Z, Y: Error, O, X: Error>(_: ((P, Q) throws(Y) -> Z) throws(X) -> O) -> (((P, Q) throws(Y) -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingCalling2At0Of1OnMain<P, Q, Z, Y: Error, O, X: Error>(_: ThrowingCalling2At0Of1OnMain<P, Q, Z, Y, O, X>) -> (@MainActor ((P, Q) throws(Y) -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingCalling3At0Of1<P, Q, S, Z, Y: Error, O, X: Error>(_: ((P, Q, S) throws(Y) -> Z) throws(X) -> O) -> (((P, Q, S) throws(Y) -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingCalling3At0Of1OnMain<P, Q, S, Z, Y: Error, O, X: Error>(_: ThrowingCalling3At0Of1OnMain<P, Q, S, Z, Y, O, X>) -> (@MainActor ((P, Q, S) throws(Y) -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingInout0Of2<A, B, O, X: Error>(_: (inout A, B) throws(X) -> O) -> ((inout A, __owned B) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingInout1Of2<A, B, O, X: Error>(_: (A, inout B) throws(X) -> O) -> ((__owned A, inout B) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingVariadic2<A, B, O, X: Error>(_: (A, B...) throws(X) -> O) -> ((__owned A, B...) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingEvaluating0Of2<B, Z, O, X: Error>(_: (@autoclosure () -> Z, B) throws(X) -> O) -> ((@autoclosure () -> Z, __owned B) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingCalling0At0Of2<B, Z, Y: Error, O, X: Error>(_: (() throws(Y) -> Z, B) throws(X) -> O) -> ((() throws(Y) -> Z, __owned B) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingCalling1At0Of2<B, P, Z, Y: Error, O, X: Error>(_: ((P) throws(Y) -> Z, B) throws(X) -> O) -> (((P) throws(Y) -> Z, __owned B) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingCalling2At0Of2<B, P, Q, Z, Y: Error, O, X: Error>(_: ((P, Q) throws(Y) -> Z, B) throws(X) -> O) -> (((P, Q) throws(Y) -> Z, __owned B) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingEvaluating1Of2<A, Z, O, X: Error>(_: (A, @autoclosure () -> Z) throws(X) -> O) -> ((__owned A, @autoclosure () -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingCalling0At1Of2<A, Z, Y: Error, O, X: Error>(_: (A, () throws(Y) -> Z) throws(X) -> O) -> ((__owned A, () throws(Y) -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingCalling1At1Of2<A, P, Z, Y: Error, O, X: Error>(_: (A, (P) throws(Y) -> Z) throws(X) -> O) -> ((__owned A, (P) throws(Y) -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingCalling2At1Of2<A, P, Q, Z, Y: Error, O, X: Error>(_: (A, (P, Q) throws(Y) -> Z) throws(X) -> O) -> ((__owned A, (P, Q) throws(Y) -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingInout0Of3<A, B, C, O, X: Error>(_: (inout A, B, C) throws(X) -> O) -> ((inout A, __owned B, __owned C) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingInout1Of3<A, B, C, O, X: Error>(_: (A, inout B, C) throws(X) -> O) -> ((__owned A, inout B, __owned C) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingInout2Of3<A, B, C, O, X: Error>(_: (A, B, inout C) throws(X) -> O) -> ((__owned A, __owned B, inout C) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingVariadic3<A, B, C, O, X: Error>(_: (A, B, C...) throws(X) -> O) -> ((__owned A, __owned B, C...) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingCalling0At0Of3<B, C, Z, Y: Error, O, X: Error>(_: (() throws(Y) -> Z, B, C) throws(X) -> O) -> ((() throws(Y) -> Z, __owned B, __owned C) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingCalling1At0Of3<B, C, P, Z, Y: Error, O, X: Error>(_: ((P) throws(Y) -> Z, B, C) throws(X) -> O) -> (((P) throws(Y) -> Z, __owned B, __owned C) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingCalling2At0Of3<B, C, P, Q, Z, Y: Error, O, X: Error>(_: ((P, Q) throws(Y) -> Z, B, C) throws(X) -> O) -> (((P, Q) throws(Y) -> Z, __owned B, __owned C) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingCalling0At2Of3<A, B, Z, Y: Error, O, X: Error>(_: (A, B, () throws(Y) -> Z) throws(X) -> O) -> ((__owned A, __owned B, () throws(Y) -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingCalling1At2Of3<A, B, P, Z, Y: Error, O, X: Error>(_: (A, B, (P) throws(Y) -> Z) throws(X) -> O) -> ((__owned A, __owned B, (P) throws(Y) -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingCalling2At2Of3<A, B, P, Q, Z, Y: Error, O, X: Error>(_: (A, B, (P, Q) throws(Y) -> Z) throws(X) -> O) -> ((__owned A, __owned B, (P, Q) throws(Y) -> Z) throws(X) -> O) { PliantExpansion.never() }

// The closure that a function, or a bound method, is without `sending`, which no closure that infers its types has.
public func pliantKeepingPlainSending1<A, O>(_: (sending A) -> O) -> ((A) -> O) { PliantExpansion.never() }
public func pliantKeepingPlainSending2<A, B, O>(_: (sending A, sending B) -> O) -> ((A, B) -> O) { PliantExpansion.never() }
public func pliantKeepingPlainSending3<A, B, C, O>(_: (sending A, sending B, sending C) -> O) -> ((A, B, C) -> O) { PliantExpansion.never() }
public func pliantKeepingPlainSending4<A, B, C, D, O>(_: (sending A, sending B, sending C, sending D) -> O) -> ((A, B, C, D) -> O) { PliantExpansion.never() }
public func pliantKeepingPlainSending5<A, B, C, D, E, O>(_: (sending A, sending B, sending C, sending D, sending E) -> O) -> ((A, B, C, D, E) -> O) { PliantExpansion.never() }
public func pliantKeepingPlainSending6<A, B, C, D, E, F, O>(_: (sending A, sending B, sending C, sending D, sending E, sending F) -> O) -> ((A, B, C, D, E, F) -> O) { PliantExpansion.never() }
public func pliantKeepingThrowingSending1<A, O, X: Error>(_: (sending A) throws(X) -> O) -> ((A) throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingThrowingSending2<A, B, O, X: Error>(_: (sending A, sending B) throws(X) -> O) -> ((A, B) throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingThrowingSending3<A, B, C, O, X: Error>(_: (sending A, sending B, sending C) throws(X) -> O) -> ((A, B, C) throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingThrowingSending4<A, B, C, D, O, X: Error>(_: (sending A, sending B, sending C, sending D) throws(X) -> O) -> ((A, B, C, D) throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingThrowingSending5<A, B, C, D, E, O, X: Error>(_: (sending A, sending B, sending C, sending D, sending E) throws(X) -> O) -> ((A, B, C, D, E) throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingThrowingSending6<A, B, C, D, E, F, O, X: Error>(_: (sending A, sending B, sending C, sending D, sending E, sending F) throws(X) -> O) -> ((A, B, C, D, E, F) throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingAsyncSending1<A, O>(_: (sending A) async -> O) -> ((A) async -> O) { PliantExpansion.never() }
public func pliantKeepingAsyncSending1<A, O>(_: @concurrent (sending A) async -> O, concurrently: Void = ()) -> (@concurrent (A) async -> O) { PliantExpansion.never() }
public func pliantKeepingAsyncSending2<A, B, O>(_: (sending A, sending B) async -> O) -> ((A, B) async -> O) { PliantExpansion.never() }
public func pliantKeepingAsyncSending2<A, B, O>(_: @concurrent (sending A, sending B) async -> O, concurrently: Void = ()) -> (@concurrent (A, B) async -> O) { PliantExpansion.never() }
public func pliantKeepingAsyncSending3<A, B, C, O>(_: (sending A, sending B, sending C) async -> O) -> ((A, B, C) async -> O) { PliantExpansion.never() }
public func pliantKeepingAsyncSending3<A, B, C, O>(_: @concurrent (sending A, sending B, sending C) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C) async -> O) { PliantExpansion.never() }
public func pliantKeepingAsyncSending4<A, B, C, D, O>(_: (sending A, sending B, sending C, sending D) async -> O) -> ((A, B, C, D) async -> O) { PliantExpansion.never() }
public func pliantKeepingAsyncSending4<A, B, C, D, O>(_: @concurrent (sending A, sending B, sending C, sending D) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D) async -> O) { PliantExpansion.never() }
public func pliantKeepingAsyncSending5<A, B, C, D, E, O>(_: (sending A, sending B, sending C, sending D, sending E) async -> O) -> ((A, B, C, D, E) async -> O) { PliantExpansion.never() }
public func pliantKeepingAsyncSending5<A, B, C, D, E, O>(_: @concurrent (sending A, sending B, sending C, sending D, sending E) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E) async -> O) { PliantExpansion.never() }
public func pliantKeepingAsyncSending6<A, B, C, D, E, F, O>(_: (sending A, sending B, sending C, sending D, sending E, sending F) async -> O) -> ((A, B, C, D, E, F) async -> O) { PliantExpansion.never() }
public func pliantKeepingAsyncSending6<A, B, C, D, E, F, O>(_: @concurrent (sending A, sending B, sending C, sending D, sending E, sending F) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, F) async -> O) { PliantExpansion.never() }
public func pliantKeepingAsyncThrowingSending1<A, O, X: Error>(_: (sending A) async throws(X) -> O) -> ((A) async throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingAsyncThrowingSending1<A, O, X: Error>(_: @concurrent (sending A) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A) async throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingAsyncThrowingSending2<A, B, O, X: Error>(_: (sending A, sending B) async throws(X) -> O) -> ((A, B) async throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingAsyncThrowingSending2<A, B, O, X: Error>(_: @concurrent (sending A, sending B) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B) async throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingAsyncThrowingSending3<A, B, C, O, X: Error>(_: (sending A, sending B, sending C) async throws(X) -> O) -> ((A, B, C) async throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingAsyncThrowingSending3<A, B, C, O, X: Error>(_: @concurrent (sending A, sending B, sending C) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C) async throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingAsyncThrowingSending4<A, B, C, D, O, X: Error>(_: (sending A, sending B, sending C, sending D) async throws(X) -> O) -> ((A, B, C, D) async throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingAsyncThrowingSending4<A, B, C, D, O, X: Error>(_: @concurrent (sending A, sending B, sending C, sending D) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D) async throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingAsyncThrowingSending5<A, B, C, D, E, O, X: Error>(_: (sending A, sending B, sending C, sending D, sending E) async throws(X) -> O) -> ((A, B, C, D, E) async throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingAsyncThrowingSending5<A, B, C, D, E, O, X: Error>(_: @concurrent (sending A, sending B, sending C, sending D, sending E) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E) async throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingAsyncThrowingSending6<A, B, C, D, E, F, O, X: Error>(_: (sending A, sending B, sending C, sending D, sending E, sending F) async throws(X) -> O) -> ((A, B, C, D, E, F) async throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingAsyncThrowingSending6<A, B, C, D, E, F, O, X: Error>(_: @concurrent (sending A, sending B, sending C, sending D, sending E, sending F) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, F) async throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingMethodPlainSending1<R, A, O>(_: (R) -> (sending A) -> O) -> ((A) -> O) { PliantExpansion.never() }
public func pliantKeepingMethodPlainSending2<R, A, B, O>(_: (R) -> (sending A, sending B) -> O) -> ((A, B) -> O) { PliantExpansion.never() }
public func pliantKeepingMethodPlainSending3<R, A, B, C, O>(_: (R) -> (sending A, sending B, sending C) -> O) -> ((A, B, C) -> O) { PliantExpansion.never() }
public func pliantKeepingMethodPlainSending4<R, A, B, C, D, O>(_: (R) -> (sending A, sending B, sending C, sending D) -> O) -> ((A, B, C, D) -> O) { PliantExpansion.never() }
public func pliantKeepingMethodPlainSending5<R, A, B, C, D, E, O>(_: (R) -> (sending A, sending B, sending C, sending D, sending E) -> O) -> ((A, B, C, D, E) -> O) { PliantExpansion.never() }
public func pliantKeepingMethodPlainSending6<R, A, B, C, D, E, F, O>(_: (R) -> (sending A, sending B, sending C, sending D, sending E, sending F) -> O) -> ((A, B, C, D, E, F) -> O) { PliantExpansion.never() }
public func pliantKeepingMethodThrowingSending1<R, A, O, X: Error>(_: (R) -> (sending A) throws(X) -> O) -> ((A) throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingMethodThrowingSending2<R, A, B, O, X: Error>(_: (R) -> (sending A, sending B) throws(X) -> O) -> ((A, B) throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingMethodThrowingSending3<R, A, B, C, O, X: Error>(_: (R) -> (sending A, sending B, sending C) throws(X) -> O) -> ((A, B, C) throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingMethodThrowingSending4<R, A, B, C, D, O, X: Error>(_: (R) -> (sending A, sending B, sending C, sending D) throws(X) -> O) -> ((A, B, C, D) throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingMethodThrowingSending5<R, A, B, C, D, E, O, X: Error>(_: (R) -> (sending A, sending B, sending C, sending D, sending E) throws(X) -> O) -> ((A, B, C, D, E) throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingMethodThrowingSending6<R, A, B, C, D, E, F, O, X: Error>(_: (R) -> (sending A, sending B, sending C, sending D, sending E, sending F) throws(X) -> O) -> ((A, B, C, D, E, F) throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingMethodAsyncSending1<R, A, O>(_: (R) -> (sending A) async -> O) -> ((A) async -> O) { PliantExpansion.never() }
public func pliantKeepingMethodAsyncSending1<R, A, O>(_: (R) -> @concurrent (sending A) async -> O, concurrently: Void = ()) -> (@concurrent (A) async -> O) { PliantExpansion.never() }
public func pliantKeepingMethodAsyncSending2<R, A, B, O>(_: (R) -> (sending A, sending B) async -> O) -> ((A, B) async -> O) { PliantExpansion.never() }
public func pliantKeepingMethodAsyncSending2<R, A, B, O>(_: (R) -> @concurrent (sending A, sending B) async -> O, concurrently: Void = ()) -> (@concurrent (A, B) async -> O) { PliantExpansion.never() }
public func pliantKeepingMethodAsyncSending3<R, A, B, C, O>(_: (R) -> (sending A, sending B, sending C) async -> O) -> ((A, B, C) async -> O) { PliantExpansion.never() }
public func pliantKeepingMethodAsyncSending3<R, A, B, C, O>(_: (R) -> @concurrent (sending A, sending B, sending C) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C) async -> O) { PliantExpansion.never() }
public func pliantKeepingMethodAsyncSending4<R, A, B, C, D, O>(_: (R) -> (sending A, sending B, sending C, sending D) async -> O) -> ((A, B, C, D) async -> O) { PliantExpansion.never() }
public func pliantKeepingMethodAsyncSending4<R, A, B, C, D, O>(_: (R) -> @concurrent (sending A, sending B, sending C, sending D) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D) async -> O) { PliantExpansion.never() }
public func pliantKeepingMethodAsyncSending5<R, A, B, C, D, E, O>(_: (R) -> (sending A, sending B, sending C, sending D, sending E) async -> O) -> ((A, B, C, D, E) async -> O) { PliantExpansion.never() }
public func pliantKeepingMethodAsyncSending5<R, A, B, C, D, E, O>(_: (R) -> @concurrent (sending A, sending B, sending C, sending D, sending E) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E) async -> O) { PliantExpansion.never() }
public func pliantKeepingMethodAsyncSending6<R, A, B, C, D, E, F, O>(_: (R) -> (sending A, sending B, sending C, sending D, sending E, sending F) async -> O) -> ((A, B, C, D, E, F) async -> O) { PliantExpansion.never() }
public func pliantKeepingMethodAsyncSending6<R, A, B, C, D, E, F, O>(_: (R) -> @concurrent (sending A, sending B, sending C, sending D, sending E, sending F) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, F) async -> O) { PliantExpansion.never() }
public func pliantKeepingMethodAsyncThrowingSending1<R, A, O, X: Error>(_: (R) -> (sending A) async throws(X) -> O) -> ((A) async throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingMethodAsyncThrowingSending1<R, A, O, X: Error>(_: (R) -> @concurrent (sending A) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A) async throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingMethodAsyncThrowingSending2<R, A, B, O, X: Error>(_: (R) -> (sending A, sending B) async throws(X) -> O) -> ((A, B) async throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingMethodAsyncThrowingSending2<R, A, B, O, X: Error>(_: (R) -> @concurrent (sending A, sending B) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B) async throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingMethodAsyncThrowingSending3<R, A, B, C, O, X: Error>(_: (R) -> (sending A, sending B, sending C) async throws(X) -> O) -> ((A, B, C) async throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingMethodAsyncThrowingSending3<R, A, B, C, O, X: Error>(_: (R) -> @concurrent (sending A, sending B, sending C) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C) async throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingMethodAsyncThrowingSending4<R, A, B, C, D, O, X: Error>(_: (R) -> (sending A, sending B, sending C, sending D) async throws(X) -> O) -> ((A, B, C, D) async throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingMethodAsyncThrowingSending4<R, A, B, C, D, O, X: Error>(_: (R) -> @concurrent (sending A, sending B, sending C, sending D) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D) async throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingMethodAsyncThrowingSending5<R, A, B, C, D, E, O, X: Error>(_: (R) -> (sending A, sending B, sending C, sending D, sending E) async throws(X) -> O) -> ((A, B, C, D, E) async throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingMethodAsyncThrowingSending5<R, A, B, C, D, E, O, X: Error>(_: (R) -> @concurrent (sending A, sending B, sending C, sending D, sending E) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E) async throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingMethodAsyncThrowingSending6<R, A, B, C, D, E, F, O, X: Error>(_: (R) -> (sending A, sending B, sending C, sending D, sending E, sending F) async throws(X) -> O) -> ((A, B, C, D, E, F) async throws(X) -> O) { PliantExpansion.never() }
public func pliantKeepingMethodAsyncThrowingSending6<R, A, B, C, D, E, F, O, X: Error>(_: (R) -> @concurrent (sending A, sending B, sending C, sending D, sending E, sending F) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, F) async throws(X) -> O) { PliantExpansion.never() }

extension PliantExpansion {
  // The closure of an actor's method, without its receiver, and what an entry calls that its caller has already
  // isolated to the actor.
  // SAFETY: `isolated` changes what the compiler checks, not how a function is called.
  public static func bound<R: Actor, O>(like _: (isolated R) -> O) -> (() -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, O>(_ function: @escaping (isolated R) -> O) -> (R) -> O { unsafeBitCast(function, to: ((R) -> O).self) }
  public static func bound<R: Actor, A, O>(like _: (isolated R, A) -> O) -> ((A) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, O>(_ function: @escaping (isolated R, A) -> O) -> (R, A) -> O { unsafeBitCast(function, to: ((R, A) -> O).self) }
  public static func bound<R: Actor, A, B, O>(like _: (isolated R, A, B) -> O) -> ((A, B) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, O>(_ function: @escaping (isolated R, A, B) -> O) -> (R, A, B) -> O { unsafeBitCast(function, to: ((R, A, B) -> O).self) }
  public static func bound<R: Actor, A, B, C, O>(like _: (isolated R, A, B, C) -> O) -> ((A, B, C) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, O>(_ function: @escaping (isolated R, A, B, C) -> O) -> (R, A, B, C) -> O { unsafeBitCast(function, to: ((R, A, B, C) -> O).self) }
  public static func bound<R: Actor, A, B, C, D, O>(like _: (isolated R, A, B, C, D) -> O) -> ((A, B, C, D) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, O>(_ function: @escaping (isolated R, A, B, C, D) -> O) -> (R, A, B, C, D) -> O { unsafeBitCast(function, to: ((R, A, B, C, D) -> O).self) }
  public static func bound<R: Actor, A, B, C, D, E, O>(like _: (isolated R, A, B, C, D, E) -> O) -> ((A, B, C, D, E) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, O>(_ function: @escaping (isolated R, A, B, C, D, E) -> O) -> (R, A, B, C, D, E) -> O { unsafeBitCast(function, to: ((R, A, B, C, D, E) -> O).self) }
  public static func bound<R: Actor, A, B, C, D, E, F, O>(like _: (isolated R, A, B, C, D, E, F) -> O) -> ((A, B, C, D, E, F) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, O>(_ function: @escaping (isolated R, A, B, C, D, E, F) -> O) -> (R, A, B, C, D, E, F) -> O { unsafeBitCast(function, to: ((R, A, B, C, D, E, F) -> O).self) }
  public static func bound<R: Actor, A, B, C, D, E, F, G, O>(like _: (isolated R, A, B, C, D, E, F, G) -> O) -> ((A, B, C, D, E, F, G) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, G, O>(_ function: @escaping (isolated R, A, B, C, D, E, F, G) -> O) -> (R, A, B, C, D, E, F, G) -> O { unsafeBitCast(function, to: ((R, A, B, C, D, E, F, G) -> O).self) }
  public static func bound<R: Actor, A, B, C, D, E, F, G, H, O>(like _: (isolated R, A, B, C, D, E, F, G, H) -> O) -> ((A, B, C, D, E, F, G, H) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, G, H, O>(_ function: @escaping (isolated R, A, B, C, D, E, F, G, H) -> O) -> (R, A, B, C, D, E, F, G, H) -> O { unsafeBitCast(function, to: ((R, A, B, C, D, E, F, G, H) -> O).self) }
  public static func bound<R: Actor, A, B, C, D, E, F, G, H, I, O>(like _: (isolated R, A, B, C, D, E, F, G, H, I) -> O) -> ((A, B, C, D, E, F, G, H, I) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, G, H, I, O>(_ function: @escaping (isolated R, A, B, C, D, E, F, G, H, I) -> O) -> (R, A, B, C, D, E, F, G, H, I) -> O { unsafeBitCast(function, to: ((R, A, B, C, D, E, F, G, H, I) -> O).self) }
  public static func bound<R: Actor, A, O>(like _: (isolated R, inout A) -> O) -> ((inout A) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, O>(_ function: @escaping (isolated R, inout A) -> O) -> (R, inout A) -> O { unsafeBitCast(function, to: ((R, inout A) -> O).self) }
  public static func bound<R: Actor, Z, Y: Error, O>(like _: (isolated R, () throws(Y) -> Z) -> O) -> ((() throws(Y) -> Z) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, Z, Y: Error, O>(_ function: @escaping (isolated R, () throws(Y) -> Z) -> O) -> (R, () throws(Y) -> Z) -> O { unsafeBitCast(function, to: ((R, () throws(Y) -> Z) -> O).self) }
  public static func bound<R: Actor, P, Z, Y: Error, O>(like _: (isolated R, (P) throws(Y) -> Z) -> O) -> (((P) throws(Y) -> Z) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, P, Z, Y: Error, O>(_ function: @escaping (isolated R, (P) throws(Y) -> Z) -> O) -> (R, (P) throws(Y) -> Z) -> O { unsafeBitCast(function, to: ((R, (P) throws(Y) -> Z) -> O).self) }
  public static func bound<R: Actor, P, Q, Z, Y: Error, O>(like _: (isolated R, (P, Q) throws(Y) -> Z) -> O) -> (((P, Q) throws(Y) -> Z) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, P, Q, Z, Y: Error, O>(_ function: @escaping (isolated R, (P, Q) throws(Y) -> Z) -> O) -> (R, (P, Q) throws(Y) -> Z) -> O { unsafeBitCast(function, to: ((R, (P, Q) throws(Y) -> Z) -> O).self) }
  public static func bound<R: Actor, P, Q, S, Z, Y: Error, O>(like _: (isolated R, (P, Q, S) throws(Y) -> Z) -> O) -> (((P, Q, S) throws(Y) -> Z) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, P, Q, S, Z, Y: Error, O>(_ function: @escaping (isolated R, (P, Q, S) throws(Y) -> Z) -> O) -> (R, (P, Q, S) throws(Y) -> Z) -> O { unsafeBitCast(function, to: ((R, (P, Q, S) throws(Y) -> Z) -> O).self) }
  public static func bound<R: Actor, A, B, O>(like _: (isolated R, inout A, B) -> O) -> ((inout A, B) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, O>(_ function: @escaping (isolated R, inout A, B) -> O) -> (R, inout A, B) -> O { unsafeBitCast(function, to: ((R, inout A, B) -> O).self) }
  public static func bound<R: Actor, A, B, O>(like _: (isolated R, A, inout B) -> O) -> ((A, inout B) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, O>(_ function: @escaping (isolated R, A, inout B) -> O) -> (R, A, inout B) -> O { unsafeBitCast(function, to: ((R, A, inout B) -> O).self) }
  public static func bound<R: Actor, O, X: Error>(like _: (isolated R) throws(X) -> O) -> (() throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, O, X: Error>(_ function: @escaping (isolated R) throws(X) -> O) -> (R) throws(X) -> O { unsafeBitCast(function, to: ((R) throws(X) -> O).self) }
  public static func bound<R: Actor, A, O, X: Error>(like _: (isolated R, A) throws(X) -> O) -> ((A) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, O, X: Error>(_ function: @escaping (isolated R, A) throws(X) -> O) -> (R, A) throws(X) -> O { unsafeBitCast(function, to: ((R, A) throws(X) -> O).self) }
  public static func bound<R: Actor, A, B, O, X: Error>(like _: (isolated R, A, B) throws(X) -> O) -> ((A, B) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, O, X: Error>(_ function: @escaping (isolated R, A, B) throws(X) -> O) -> (R, A, B) throws(X) -> O { unsafeBitCast(function, to: ((R, A, B) throws(X) -> O).self) }
  public static func bound<R: Actor, A, B, C, O, X: Error>(like _: (isolated R, A, B, C) throws(X) -> O) -> ((A, B, C) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, O, X: Error>(_ function: @escaping (isolated R, A, B, C) throws(X) -> O) -> (R, A, B, C) throws(X) -> O { unsafeBitCast(function, to: ((R, A, B, C) throws(X) -> O).self) }
  public static func bound<R: Actor, A, B, C, D, O, X: Error>(like _: (isolated R, A, B, C, D) throws(X) -> O) -> ((A, B, C, D) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, O, X: Error>(_ function: @escaping (isolated R, A, B, C, D) throws(X) -> O) -> (R, A, B, C, D) throws(X) -> O { unsafeBitCast(function, to: ((R, A, B, C, D) throws(X) -> O).self) }
  public static func bound<R: Actor, A, B, C, D, E, O, X: Error>(like _: (isolated R, A, B, C, D, E) throws(X) -> O) -> ((A, B, C, D, E) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, O, X: Error>(_ function: @escaping (isolated R, A, B, C, D, E) throws(X) -> O) -> (R, A, B, C, D, E) throws(X) -> O { unsafeBitCast(function, to: ((R, A, B, C, D, E) throws(X) -> O).self) }
  public static func bound<R: Actor, A, B, C, D, E, F, O, X: Error>(like _: (isolated R, A, B, C, D, E, F) throws(X) -> O) -> ((A, B, C, D, E, F) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, O, X: Error>(_ function: @escaping (isolated R, A, B, C, D, E, F) throws(X) -> O) -> (R, A, B, C, D, E, F) throws(X) -> O { unsafeBitCast(function, to: ((R, A, B, C, D, E, F) throws(X) -> O).self) }
  public static func bound<R: Actor, A, B, C, D, E, F, G, O, X: Error>(like _: (isolated R, A, B, C, D, E, F, G) throws(X) -> O) -> ((A, B, C, D, E, F, G) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, G, O, X: Error>(_ function: @escaping (isolated R, A, B, C, D, E, F, G) throws(X) -> O) -> (R, A, B, C, D, E, F, G) throws(X) -> O { unsafeBitCast(function, to: ((R, A, B, C, D, E, F, G) throws(X) -> O).self) }
  public static func bound<R: Actor, A, B, C, D, E, F, G, H, O, X: Error>(like _: (isolated R, A, B, C, D, E, F, G, H) throws(X) -> O) -> ((A, B, C, D, E, F, G, H) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, G, H, O, X: Error>(_ function: @escaping (isolated R, A, B, C, D, E, F, G, H) throws(X) -> O) -> (R, A, B, C, D, E, F, G, H) throws(X) -> O { unsafeBitCast(function, to: ((R, A, B, C, D, E, F, G, H) throws(X) -> O).self) }
  public static func bound<R: Actor, A, B, C, D, E, F, G, H, I, O, X: Error>(like _: (isolated R, A, B, C, D, E, F, G, H, I) throws(X) -> O) -> ((A, B, C, D, E, F, G, H, I) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, G, H, I, O, X: Error>(_ function: @escaping (isolated R, A, B, C, D, E, F, G, H, I) throws(X) -> O) -> (R, A, B, C, D, E, F, G, H, I) throws(X) -> O { unsafeBitCast(function, to: ((R, A, B, C, D, E, F, G, H, I) throws(X) -> O).self) }
  public static func bound<R: Actor, A, O, X: Error>(like _: (isolated R, inout A) throws(X) -> O) -> ((inout A) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, O, X: Error>(_ function: @escaping (isolated R, inout A) throws(X) -> O) -> (R, inout A) throws(X) -> O { unsafeBitCast(function, to: ((R, inout A) throws(X) -> O).self) }
  public static func bound<R: Actor, Z, Y: Error, O, X: Error>(like _: (isolated R, () throws(Y) -> Z) throws(X) -> O) -> ((() throws(Y) -> Z) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, Z, Y: Error, O, X: Error>(_ function: @escaping (isolated R, () throws(Y) -> Z) throws(X) -> O) -> (R, () throws(Y) -> Z) throws(X) -> O { unsafeBitCast(function, to: ((R, () throws(Y) -> Z) throws(X) -> O).self) }
  public static func bound<R: Actor, P, Z, Y: Error, O, X: Error>(like _: (isolated R, (P) throws(Y) -> Z) throws(X) -> O) -> (((P) throws(Y) -> Z) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, P, Z, Y: Error, O, X: Error>(_ function: @escaping (isolated R, (P) throws(Y) -> Z) throws(X) -> O) -> (R, (P) throws(Y) -> Z) throws(X) -> O { unsafeBitCast(function, to: ((R, (P) throws(Y) -> Z) throws(X) -> O).self) }
  public static func bound<R: Actor, P, Q, Z, Y: Error, O, X: Error>(like _: (isolated R, (P, Q) throws(Y) -> Z) throws(X) -> O) -> (((P, Q) throws(Y) -> Z) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, P, Q, Z, Y: Error, O, X: Error>(_ function: @escaping (isolated R, (P, Q) throws(Y) -> Z) throws(X) -> O) -> (R, (P, Q) throws(Y) -> Z) throws(X) -> O { unsafeBitCast(function, to: ((R, (P, Q) throws(Y) -> Z) throws(X) -> O).self) }
  public static func bound<R: Actor, P, Q, S, Z, Y: Error, O, X: Error>(like _: (isolated R, (P, Q, S) throws(Y) -> Z) throws(X) -> O) -> (((P, Q, S) throws(Y) -> Z) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, P, Q, S, Z, Y: Error, O, X: Error>(_ function: @escaping (isolated R, (P, Q, S) throws(Y) -> Z) throws(X) -> O) -> (R, (P, Q, S) throws(Y) -> Z) throws(X) -> O { unsafeBitCast(function, to: ((R, (P, Q, S) throws(Y) -> Z) throws(X) -> O).self) }
  public static func bound<R: Actor, A, B, O, X: Error>(like _: (isolated R, inout A, B) throws(X) -> O) -> ((inout A, B) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, O, X: Error>(_ function: @escaping (isolated R, inout A, B) throws(X) -> O) -> (R, inout A, B) throws(X) -> O { unsafeBitCast(function, to: ((R, inout A, B) throws(X) -> O).self) }
  public static func bound<R: Actor, A, B, O, X: Error>(like _: (isolated R, A, inout B) throws(X) -> O) -> ((A, inout B) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, O, X: Error>(_ function: @escaping (isolated R, A, inout B) throws(X) -> O) -> (R, A, inout B) throws(X) -> O { unsafeBitCast(function, to: ((R, A, inout B) throws(X) -> O).self) }
  public static func bound<R: Actor, O>(like _: (isolated R) async -> O) -> (@concurrent () async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, O>(_ function: @escaping (isolated R) async -> O) -> @concurrent (R) async -> O { unsafeBitCast(function, to: (@concurrent (R) async -> O).self) }
  public static func bound<R: Actor, A, O>(like _: (isolated R, A) async -> O) -> (@concurrent (A) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, O>(_ function: @escaping (isolated R, A) async -> O) -> @concurrent (R, A) async -> O { unsafeBitCast(function, to: (@concurrent (R, A) async -> O).self) }
  public static func bound<R: Actor, A, B, O>(like _: (isolated R, A, B) async -> O) -> (@concurrent (A, B) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, O>(_ function: @escaping (isolated R, A, B) async -> O) -> @concurrent (R, A, B) async -> O { unsafeBitCast(function, to: (@concurrent (R, A, B) async -> O).self) }
  public static func bound<R: Actor, A, B, C, O>(like _: (isolated R, A, B, C) async -> O) -> (@concurrent (A, B, C) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, O>(_ function: @escaping (isolated R, A, B, C) async -> O) -> @concurrent (R, A, B, C) async -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C) async -> O).self) }
  public static func bound<R: Actor, A, B, C, D, O>(like _: (isolated R, A, B, C, D) async -> O) -> (@concurrent (A, B, C, D) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, O>(_ function: @escaping (isolated R, A, B, C, D) async -> O) -> @concurrent (R, A, B, C, D) async -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C, D) async -> O).self) }
  public static func bound<R: Actor, A, B, C, D, E, O>(like _: (isolated R, A, B, C, D, E) async -> O) -> (@concurrent (A, B, C, D, E) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, O>(_ function: @escaping (isolated R, A, B, C, D, E) async -> O) -> @concurrent (R, A, B, C, D, E) async -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C, D, E) async -> O).self) }
  public static func bound<R: Actor, A, B, C, D, E, F, O>(like _: (isolated R, A, B, C, D, E, F) async -> O) -> (@concurrent (A, B, C, D, E, F) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, O>(_ function: @escaping (isolated R, A, B, C, D, E, F) async -> O) -> @concurrent (R, A, B, C, D, E, F) async -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C, D, E, F) async -> O).self) }
  public static func bound<R: Actor, A, B, C, D, E, F, G, O>(like _: (isolated R, A, B, C, D, E, F, G) async -> O) -> (@concurrent (A, B, C, D, E, F, G) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, G, O>(_ function: @escaping (isolated R, A, B, C, D, E, F, G) async -> O) -> @concurrent (R, A, B, C, D, E, F, G) async -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C, D, E, F, G) async -> O).self) }
  public static func bound<R: Actor, A, B, C, D, E, F, G, H, O>(like _: (isolated R, A, B, C, D, E, F, G, H) async -> O) -> (@concurrent (A, B, C, D, E, F, G, H) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, G, H, O>(_ function: @escaping (isolated R, A, B, C, D, E, F, G, H) async -> O) -> @concurrent (R, A, B, C, D, E, F, G, H) async -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C, D, E, F, G, H) async -> O).self) }
  public static func bound<R: Actor, A, B, C, D, E, F, G, H, I, O>(like _: (isolated R, A, B, C, D, E, F, G, H, I) async -> O) -> (@concurrent (A, B, C, D, E, F, G, H, I) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, G, H, I, O>(_ function: @escaping (isolated R, A, B, C, D, E, F, G, H, I) async -> O) -> @concurrent (R, A, B, C, D, E, F, G, H, I) async -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C, D, E, F, G, H, I) async -> O).self) }
  public static func bound<R: Actor, A, O>(like _: (isolated R, inout A) async -> O) -> (@concurrent (inout A) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, O>(_ function: @escaping (isolated R, inout A) async -> O) -> @concurrent (R, inout A) async -> O { unsafeBitCast(function, to: (@concurrent (R, inout A) async -> O).self) }
  public static func bound<R: Actor, Z, Y: Error, O>(like _: (isolated R, () throws(Y) -> Z) async -> O) -> (@concurrent (() throws(Y) -> Z) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, Z, Y: Error, O>(_ function: @escaping (isolated R, () throws(Y) -> Z) async -> O) -> @concurrent (R, () throws(Y) -> Z) async -> O { unsafeBitCast(function, to: (@concurrent (R, () throws(Y) -> Z) async -> O).self) }
  public static func bound<R: Actor, Z, Y: Error, O>(like _: (isolated R, @concurrent () async throws(Y) -> Z) async -> O) -> (@concurrent (@concurrent () async throws(Y) -> Z) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, Z, Y: Error, O>(_ function: @escaping (isolated R, @concurrent () async throws(Y) -> Z) async -> O) -> @concurrent (R, @concurrent () async throws(Y) -> Z) async -> O { unsafeBitCast(function, to: (@concurrent (R, @concurrent () async throws(Y) -> Z) async -> O).self) }
  public static func bound<R: Actor, P, Z, Y: Error, O>(like _: (isolated R, (P) throws(Y) -> Z) async -> O) -> (@concurrent ((P) throws(Y) -> Z) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, P, Z, Y: Error, O>(_ function: @escaping (isolated R, (P) throws(Y) -> Z) async -> O) -> @concurrent (R, (P) throws(Y) -> Z) async -> O { unsafeBitCast(function, to: (@concurrent (R, (P) throws(Y) -> Z) async -> O).self) }
  public static func bound<R: Actor, P, Z, Y: Error, O>(like _: (isolated R, @concurrent (P) async throws(Y) -> Z) async -> O) -> (@concurrent (@concurrent (P) async throws(Y) -> Z) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, P, Z, Y: Error, O>(_ function: @escaping (isolated R, @concurrent (P) async throws(Y) -> Z) async -> O) -> @concurrent (R, @concurrent (P) async throws(Y) -> Z) async -> O { unsafeBitCast(function, to: (@concurrent (R, @concurrent (P) async throws(Y) -> Z) async -> O).self) }
  public static func bound<R: Actor, P, Q, Z, Y: Error, O>(like _: (isolated R, (P, Q) throws(Y) -> Z) async -> O) -> (@concurrent ((P, Q) throws(Y) -> Z) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, P, Q, Z, Y: Error, O>(_ function: @escaping (isolated R, (P, Q) throws(Y) -> Z) async -> O) -> @concurrent (R, (P, Q) throws(Y) -> Z) async -> O { unsafeBitCast(function, to: (@concurrent (R, (P, Q) throws(Y) -> Z) async -> O).self) }
  public static func bound<R: Actor, P, Q, S, Z, Y: Error, O>(like _: (isolated R, (P, Q, S) throws(Y) -> Z) async -> O) -> (@concurrent ((P, Q, S) throws(Y) -> Z) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, P, Q, S, Z, Y: Error, O>(_ function: @escaping (isolated R, (P, Q, S) throws(Y) -> Z) async -> O) -> @concurrent (R, (P, Q, S) throws(Y) -> Z) async -> O { unsafeBitCast(function, to: (@concurrent (R, (P, Q, S) throws(Y) -> Z) async -> O).self) }
  public static func bound<R: Actor, A, B, O>(like _: (isolated R, inout A, B) async -> O) -> (@concurrent (inout A, B) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, O>(_ function: @escaping (isolated R, inout A, B) async -> O) -> @concurrent (R, inout A, B) async -> O { unsafeBitCast(function, to: (@concurrent (R, inout A, B) async -> O).self) }
  public static func bound<R: Actor, A, B, O>(like _: (isolated R, A, inout B) async -> O) -> (@concurrent (A, inout B) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, O>(_ function: @escaping (isolated R, A, inout B) async -> O) -> @concurrent (R, A, inout B) async -> O { unsafeBitCast(function, to: (@concurrent (R, A, inout B) async -> O).self) }
  public static func bound<R: Actor, O, X: Error>(like _: (isolated R) async throws(X) -> O) -> (@concurrent () async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, O, X: Error>(_ function: @escaping (isolated R) async throws(X) -> O) -> @concurrent (R) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R) async throws(X) -> O).self) }
  public static func bound<R: Actor, A, O, X: Error>(like _: (isolated R, A) async throws(X) -> O) -> (@concurrent (A) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, O, X: Error>(_ function: @escaping (isolated R, A) async throws(X) -> O) -> @concurrent (R, A) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, A) async throws(X) -> O).self) }
  public static func bound<R: Actor, A, B, O, X: Error>(like _: (isolated R, A, B) async throws(X) -> O) -> (@concurrent (A, B) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, O, X: Error>(_ function: @escaping (isolated R, A, B) async throws(X) -> O) -> @concurrent (R, A, B) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, A, B) async throws(X) -> O).self) }
  public static func bound<R: Actor, A, B, C, O, X: Error>(like _: (isolated R, A, B, C) async throws(X) -> O) -> (@concurrent (A, B, C) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, O, X: Error>(_ function: @escaping (isolated R, A, B, C) async throws(X) -> O) -> @concurrent (R, A, B, C) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C) async throws(X) -> O).self) }
  public static func bound<R: Actor, A, B, C, D, O, X: Error>(like _: (isolated R, A, B, C, D) async throws(X) -> O) -> (@concurrent (A, B, C, D) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, O, X: Error>(_ function: @escaping (isolated R, A, B, C, D) async throws(X) -> O) -> @concurrent (R, A, B, C, D) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C, D) async throws(X) -> O).self) }
  public static func bound<R: Actor, A, B, C, D, E, O, X: Error>(like _: (isolated R, A, B, C, D, E) async throws(X) -> O) -> (@concurrent (A, B, C, D, E) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, O, X: Error>(_ function: @escaping (isolated R, A, B, C, D, E) async throws(X) -> O) -> @concurrent (R, A, B, C, D, E) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C, D, E) async throws(X) -> O).self) }
  public static func bound<R: Actor, A, B, C, D, E, F, O, X: Error>(like _: (isolated R, A, B, C, D, E, F) async throws(X) -> O) -> (@concurrent (A, B, C, D, E, F) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, O, X: Error>(_ function: @escaping (isolated R, A, B, C, D, E, F) async throws(X) -> O) -> @concurrent (R, A, B, C, D, E, F) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C, D, E, F) async throws(X) -> O).self) }
  public static func bound<R: Actor, A, B, C, D, E, F, G, O, X: Error>(like _: (isolated R, A, B, C, D, E, F, G) async throws(X) -> O) -> (@concurrent (A, B, C, D, E, F, G) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, G, O, X: Error>(_ function: @escaping (isolated R, A, B, C, D, E, F, G) async throws(X) -> O) -> @concurrent (R, A, B, C, D, E, F, G) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C, D, E, F, G) async throws(X) -> O).self) }
  public static func bound<R: Actor, A, B, C, D, E, F, G, H, O, X: Error>(like _: (isolated R, A, B, C, D, E, F, G, H) async throws(X) -> O) -> (@concurrent (A, B, C, D, E, F, G, H) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, G, H, O, X: Error>(_ function: @escaping (isolated R, A, B, C, D, E, F, G, H) async throws(X) -> O) -> @concurrent (R, A, B, C, D, E, F, G, H) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C, D, E, F, G, H) async throws(X) -> O).self) }
  public static func bound<R: Actor, A, B, C, D, E, F, G, H, I, O, X: Error>(like _: (isolated R, A, B, C, D, E, F, G, H, I) async throws(X) -> O) -> (@concurrent (A, B, C, D, E, F, G, H, I) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, G, H, I, O, X: Error>(_ function: @escaping (isolated R, A, B, C, D, E, F, G, H, I) async throws(X) -> O) -> @concurrent (R, A, B, C, D, E, F, G, H, I) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C, D, E, F, G, H, I) async throws(X) -> O).self) }
  public static func bound<R: Actor, A, O, X: Error>(like _: (isolated R, inout A) async throws(X) -> O) -> (@concurrent (inout A) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, O, X: Error>(_ function: @escaping (isolated R, inout A) async throws(X) -> O) -> @concurrent (R, inout A) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, inout A) async throws(X) -> O).self) }
  public static func bound<R: Actor, Z, Y: Error, O, X: Error>(like _: (isolated R, () throws(Y) -> Z) async throws(X) -> O) -> (@concurrent (() throws(Y) -> Z) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, Z, Y: Error, O, X: Error>(_ function: @escaping (isolated R, () throws(Y) -> Z) async throws(X) -> O) -> @concurrent (R, () throws(Y) -> Z) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, () throws(Y) -> Z) async throws(X) -> O).self) }
  public static func bound<R: Actor, Z, Y: Error, O, X: Error>(like _: (isolated R, @concurrent () async throws(Y) -> Z) async throws(X) -> O) -> (@concurrent (@concurrent () async throws(Y) -> Z) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, Z, Y: Error, O, X: Error>(_ function: @escaping (isolated R, @concurrent () async throws(Y) -> Z) async throws(X) -> O) -> @concurrent (R, @concurrent () async throws(Y) -> Z) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, @concurrent () async throws(Y) -> Z) async throws(X) -> O).self) }
  public static func bound<R: Actor, P, Z, Y: Error, O, X: Error>(like _: (isolated R, (P) throws(Y) -> Z) async throws(X) -> O) -> (@concurrent ((P) throws(Y) -> Z) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, P, Z, Y: Error, O, X: Error>(_ function: @escaping (isolated R, (P) throws(Y) -> Z) async throws(X) -> O) -> @concurrent (R, (P) throws(Y) -> Z) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, (P) throws(Y) -> Z) async throws(X) -> O).self) }
  public static func bound<R: Actor, P, Z, Y: Error, O, X: Error>(like _: (isolated R, @concurrent (P) async throws(Y) -> Z) async throws(X) -> O) -> (@concurrent (@concurrent (P) async throws(Y) -> Z) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, P, Z, Y: Error, O, X: Error>(_ function: @escaping (isolated R, @concurrent (P) async throws(Y) -> Z) async throws(X) -> O) -> @concurrent (R, @concurrent (P) async throws(Y) -> Z) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, @concurrent (P) async throws(Y) -> Z) async throws(X) -> O).self) }
  public static func bound<R: Actor, P, Q, Z, Y: Error, O, X: Error>(like _: (isolated R, (P, Q) throws(Y) -> Z) async throws(X) -> O) -> (@concurrent ((P, Q) throws(Y) -> Z) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, P, Q, Z, Y: Error, O, X: Error>(_ function: @escaping (isolated R, (P, Q) throws(Y) -> Z) async throws(X) -> O) -> @concurrent (R, (P, Q) throws(Y) -> Z) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, (P, Q) throws(Y) -> Z) async throws(X) -> O).self) }
  public static func bound<R: Actor, P, Q, S, Z, Y: Error, O, X: Error>(like _: (isolated R, (P, Q, S) throws(Y) -> Z) async throws(X) -> O) -> (@concurrent ((P, Q, S) throws(Y) -> Z) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, P, Q, S, Z, Y: Error, O, X: Error>(_ function: @escaping (isolated R, (P, Q, S) throws(Y) -> Z) async throws(X) -> O) -> @concurrent (R, (P, Q, S) throws(Y) -> Z) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, (P, Q, S) throws(Y) -> Z) async throws(X) -> O).self) }
  public static func bound<R: Actor, A, B, O, X: Error>(like _: (isolated R, inout A, B) async throws(X) -> O) -> (@concurrent (inout A, B) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, O, X: Error>(_ function: @escaping (isolated R, inout A, B) async throws(X) -> O) -> @concurrent (R, inout A, B) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, inout A, B) async throws(X) -> O).self) }
  public static func bound<R: Actor, A, B, O, X: Error>(like _: (isolated R, A, inout B) async throws(X) -> O) -> (@concurrent (A, inout B) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, O, X: Error>(_ function: @escaping (isolated R, A, inout B) async throws(X) -> O) -> @concurrent (R, A, inout B) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, A, inout B) async throws(X) -> O).self) }

  // A function that takes its variadic arguments as the array that they are passed in.
  // SAFETY: the two types are passed alike; only what calls them differs.
  @inlinable @inline(__always) public static func spreading<A, O>(_ function: @escaping (A...) -> O) -> ([A]) -> O { unsafeBitCast(function, to: (([A]) -> O).self) }
  @inlinable @inline(__always) public static func spreading<A, B, O>(_ function: @escaping (A, B...) -> O) -> (A, [B]) -> O { unsafeBitCast(function, to: ((A, [B]) -> O).self) }
  @inlinable @inline(__always) public static func spreading<A, B, C, O>(_ function: @escaping (A, B, C...) -> O) -> (A, B, [C]) -> O { unsafeBitCast(function, to: ((A, B, [C]) -> O).self) }
  @inlinable @inline(__always) public static func spreading<A, O, X: Error>(_ function: @escaping (A...) throws(X) -> O) -> ([A]) throws(X) -> O { unsafeBitCast(function, to: (([A]) throws(X) -> O).self) }
  @inlinable @inline(__always) public static func spreading<A, B, O, X: Error>(_ function: @escaping (A, B...) throws(X) -> O) -> (A, [B]) throws(X) -> O { unsafeBitCast(function, to: ((A, [B]) throws(X) -> O).self) }
  @inlinable @inline(__always) public static func spreading<A, B, C, O, X: Error>(_ function: @escaping (A, B, C...) throws(X) -> O) -> (A, B, [C]) throws(X) -> O { unsafeBitCast(function, to: ((A, B, [C]) throws(X) -> O).self) }

  public static func failure<A, O, X: Error>(_: @autoclosure () -> ((A) throws(X) -> O)) -> X.Type { X.self }
  public static func failure<A, O, X: Error>(_: @autoclosure () -> ((A) async throws(X) -> O)) -> X.Type { X.self }
  public static func failure<A, O, X: Error>(_: @autoclosure () -> (@concurrent (A) async throws(X) -> O), concurrently: Void = ()) -> X.Type { X.self }
  public static func failure<A, B, O, X: Error>(_: @autoclosure () -> ((A, B) throws(X) -> O)) -> X.Type { X.self }
  public static func failure<A, B, O, X: Error>(_: @autoclosure () -> ((A, B) async throws(X) -> O)) -> X.Type { X.self }
  public static func failure<A, B, O, X: Error>(_: @autoclosure () -> (@concurrent (A, B) async throws(X) -> O), concurrently: Void = ()) -> X.Type { X.self }
  public static func failure<A, B, C, O, X: Error>(_: @autoclosure () -> ((A, B, C) throws(X) -> O)) -> X.Type { X.self }
  public static func failure<A, B, C, O, X: Error>(_: @autoclosure () -> ((A, B, C) async throws(X) -> O)) -> X.Type { X.self }
  public static func failure<A, B, C, O, X: Error>(_: @autoclosure () -> (@concurrent (A, B, C) async throws(X) -> O), concurrently: Void = ()) -> X.Type { X.self }
  public static func failure<A, O, X: Error>(_: @autoclosure () -> ((inout A) throws(X) -> O)) -> X.Type { X.self }
  public static func failure<A, B, O, X: Error>(_: @autoclosure () -> ((inout A, B) throws(X) -> O)) -> X.Type { X.self }
  public static func failure<A, B, O, X: Error>(_: @autoclosure () -> ((A, inout B) throws(X) -> O)) -> X.Type { X.self }
  public static func failure<A, B, C, O, X: Error>(_: @autoclosure () -> ((inout A, B, C) throws(X) -> O)) -> X.Type { X.self }
  public static func failure<A, B, C, O, X: Error>(_: @autoclosure () -> ((A, inout B, C) throws(X) -> O)) -> X.Type { X.self }
  public static func failure<A, B, C, O, X: Error>(_: @autoclosure () -> ((A, B, inout C) throws(X) -> O)) -> X.Type { X.self }
  public static func failure<A, O, X: Error>(_: @autoclosure () -> ((inout A) async throws(X) -> O)) -> X.Type { X.self }
  public static func failure<A, O, X: Error>(_: @autoclosure () -> (@concurrent (inout A) async throws(X) -> O), concurrently: Void = ()) -> X.Type { X.self }
  public static func failure<A, B, O, X: Error>(_: @autoclosure () -> ((inout A, B) async throws(X) -> O)) -> X.Type { X.self }
  public static func failure<A, B, O, X: Error>(_: @autoclosure () -> (@concurrent (inout A, B) async throws(X) -> O), concurrently: Void = ()) -> X.Type { X.self }
  public static func failure<A, B, O, X: Error>(_: @autoclosure () -> ((A, inout B) async throws(X) -> O)) -> X.Type { X.self }
  public static func failure<A, B, O, X: Error>(_: @autoclosure () -> (@concurrent (A, inout B) async throws(X) -> O), concurrently: Void = ()) -> X.Type { X.self }
}
