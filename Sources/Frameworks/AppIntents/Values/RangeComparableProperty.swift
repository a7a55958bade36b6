/// A value type for whose parameters a range can be declared.
public protocol RangeComparableProperty: Comparable, _IntentValue {}

extension Int: RangeComparableProperty {}
extension Double: RangeComparableProperty {}
