@_exported import CoreLocation
@_exported import FoundationPlus
