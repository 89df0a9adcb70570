namespace SpanPack;

/// <summary>The source of the values of automatic tags.</summary>
internal readonly ref struct AutomaticSource(ProcessBlocks blocks, SpanRole role)
{
    internal readonly ProcessBlocks Blocks = blocks;
    internal readonly SpanRole Role = role;

    /// <summary>The chunk; a null reference for tags of a process.</summary>
    internal readonly ref readonly TraceChunk Chunk;

    /// <summary>The rarely used parts of the span; null for values that are not of a span.</summary>
    internal readonly SpanExtras? Extras;

    internal AutomaticSource(ProcessBlocks blocks, SpanRole role, ref readonly TraceChunk chunk, SpanExtras? extras)
        : this(blocks, role)
    {
        Chunk = ref chunk;
        Extras = extras;
    }

    internal ProcessTags Process => Blocks.Process;

    /// <summary>Gets the site in Azure App Service, whose tags an inferred span does not get.</summary>
    internal AzureAppServicesInfo? Site => Is(SpanRole.Inferred) ? null : Process.AzureAppServices;

    /// <summary>Gets the site, for spans that get all of its tags.</summary>
    internal AzureAppServicesInfo? WholeSite => Is(SpanRole.ChunkOrphan) ? Site : null;

    internal bool Is(SpanRole role) => (Role & role) != 0;
}
