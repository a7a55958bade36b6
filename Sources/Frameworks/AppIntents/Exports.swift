@_exported import CoreLocation
@_exported import CoreSpotlight
@_exported import CoreTransferable
@_exported import FoundationPlus
@_exported import GeoToolbox
@_exported import UniformTypeIdentifiers
