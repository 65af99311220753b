@_exported public import Logging
@_exported public import PliantConveniences
@_exported public import PliantDiagnostics
@_exported public import PliantJoints
@_exported public import PliantLifetime
@_exported public import PliantObserving
@_exported public import PliantOverriding
@_exported public import PliantProxying
