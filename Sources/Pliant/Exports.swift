@_exported public import PliantJoints
@_exported public import PliantOverriding
