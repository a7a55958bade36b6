/// A value of which a parameter may allow a range.
public protocol RangeComparableProperty: Comparable, _IntentValue {}

extension Int: RangeComparableProperty {}
extension Double: RangeComparableProperty {}
