namespace SpanPack;

/// <summary>Creates the payload writers of stripes. Safe for use by any number of threads.</summary>
internal sealed class SegmentFactory(ProcessDescription process, HeldMemory memory, int segmentBytes)
{
    private WriteSettings _settings = WriteSettings.Initial;

    /// <summary>Gets or sets the format and limits of the next segments.</summary>
    internal WriteSettings Settings
    {
        get => Volatile.Read(ref _settings);
        set => Volatile.Write(ref _settings, value);
    }

    internal HeldMemory Memory => memory;

    // Not before the first payload is written: the tags of the process name an entry point, which there may not be earlier.
    internal TracePayloadWriter Create(WriteSettings settings)
        => new(settings.Format, new TracePayloadWriterOptions
        {
            ProcessTags = process.Tags,
            Header = process.Header,
            NativeSpanEvents = settings.NativeSpanEvents,
            TargetBytes = Math.Min(segmentBytes, settings.MaxBytes),
            MaxBytes = settings.MaxBytes,
            BlockBytes = HeldMemory.BlockBytes,
            Pool = memory,
        });
}
