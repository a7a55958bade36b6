import Testing

@testable import GeoToolbox
