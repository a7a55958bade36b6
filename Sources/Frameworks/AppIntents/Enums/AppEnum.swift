/// A fixed set of values that an app defines for its intents.
public protocol AppEnum: AppValue, RawRepresentable, StaticDisplayRepresentable
where RawValue: LosslessStringConvertible {}
