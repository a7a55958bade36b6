@MainActor @preconcurrency public protocol View {}
