import Testing

@testable import LinkPresentation
