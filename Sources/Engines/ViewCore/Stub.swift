@MainActor @preconcurrency public protocol View {}
public struct EmptyView { public init() {} }
extension EmptyView: View {}
@resultBuilder public enum ViewBuilder { public static func buildBlock<C: View>(_ c: C) -> C { c } }
