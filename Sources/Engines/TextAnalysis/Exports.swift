@_exported import CivilTime
@_exported import Conversations
