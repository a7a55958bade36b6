import Testing

@testable import ViewCore
