import Testing

@testable import FoundationPlus
