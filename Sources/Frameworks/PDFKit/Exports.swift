@_exported import FoundationPlus
