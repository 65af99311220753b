@_exported public import PliantDiagnostics
@_exported public import PliantJoints
@_exported public import PliantLifetime
@_exported public import PliantObserving
@_exported public import PliantOverriding
@_exported public import PliantProxying
