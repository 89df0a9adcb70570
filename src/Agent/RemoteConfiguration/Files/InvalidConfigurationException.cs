namespace SpanPack;

/// <summary>Thrown for an answer that is not applied, with the reason. It does not leave the state machine.</summary>
internal sealed class InvalidConfigurationException(string message) : Exception(message);
