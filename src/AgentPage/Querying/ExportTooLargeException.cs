namespace SpanPack;

/// <summary>An export exceeds the size limit.</summary>
internal sealed class ExportTooLargeException() : InvalidOperationException("it is over 64 MiB: narrow the filter");
