@MainActor @preconcurrency public protocol View {}
public struct EmptyView: View { public init() {} }
@resultBuilder public enum ViewBuilder { public static func buildBlock<C: View>(_ c: C) -> C { c } }
