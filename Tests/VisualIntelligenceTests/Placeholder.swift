import Testing

@testable import VisualIntelligence
