namespace SpanPack;

/// <summary>An answer that is not applied, and why. It does not leave the state machine.</summary>
internal sealed class InvalidConfigurationException(string message) : Exception(message);
