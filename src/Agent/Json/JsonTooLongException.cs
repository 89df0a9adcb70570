namespace SpanPack;

/// <summary>Thrown when JSON does not fit into its buffer. Never leaves this library.</summary>
internal sealed class JsonTooLongException : Exception;
