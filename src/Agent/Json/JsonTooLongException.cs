namespace SpanPack;

/// <summary>JSON does not fit into the memory for it. Never leaves this library.</summary>
internal sealed class JsonTooLongException : Exception;
