namespace SpanPack;

/// <summary>What the values of automatic tags are taken from.</summary>
internal readonly ref struct AutomaticSource(ProcessBlocks blocks, SpanRole role)
{
    internal readonly ProcessBlocks Blocks = blocks;
    internal readonly SpanRole Role = role;

    /// <summary>The chunk. Not there for tags that are the same for a process.</summary>
    internal readonly ref readonly TraceChunk Chunk;

    /// <summary>What most spans do not have; null where the value is not a span's.</summary>
    internal readonly SpanExtras? Extras;

    internal AutomaticSource(ProcessBlocks blocks, SpanRole role, ref readonly TraceChunk chunk, SpanExtras? extras)
        : this(blocks, role)
    {
        Chunk = ref chunk;
        Extras = extras;
    }

    internal ProcessTags Process => Blocks.Process;

    /// <summary>The site in Azure App Service, whose tags an inferred span does not get.</summary>
    internal AzureAppServicesInfo? Site => Is(SpanRole.Inferred) ? null : Process.AzureAppServices;

    /// <summary>The site, for spans that get all of its tags.</summary>
    internal AzureAppServicesInfo? WholeSite => Is(SpanRole.ChunkOrphan) ? Site : null;

    internal bool Is(SpanRole role) => (Role & role) != 0;
}
