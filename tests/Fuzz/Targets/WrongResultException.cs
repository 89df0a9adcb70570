namespace SpanPack.Fuzz.Targets;

/// <summary>Two ways that must agree do not.</summary>
internal sealed class WrongResultException(string message) : Exception(message);
