namespace SpanPack.Serialization.Tests.Support;

/// <summary>Options of payload writers.</summary>
internal static class WriterOptions
{
    /// <summary>With the tags of a process, or verbatim where there are none.</summary>
    internal static TracePayloadWriterOptions Of(ProcessTags? process)
        => process is null ? TracePayloadWriterOptions.Verbatim : new() { ProcessTags = process };
}
