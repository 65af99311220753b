/// The place of a call, as the default argument of a parameter.
@freestanding(expression)
public macro callSite() -> CallSite = #externalMacro(module: "PliantMacros", type: "TypeMacro")
