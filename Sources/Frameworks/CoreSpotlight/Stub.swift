public final class CSSearchableItemAttributeSet {}
public final class CSCustomAttributeKey {}
