namespace SpanPack.Architecture.Tests.Exceptions;

/// <summary>What a rule has found: where (the key of an exception), how much of it, and what to say of it.</summary>
internal sealed record Finding(string Key, int Size, string Message);
