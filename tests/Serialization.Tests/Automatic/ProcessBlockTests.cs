namespace SpanPack.Serialization.Tests.Automatic;

/// <summary>The encoded tags of a process, of which each writer takes those that are there.</summary>
public sealed class ProcessBlockTests
{
    [Fact]
    public void Writers_OfOneProcess_ShareThem()
    {
        var process = new ProcessTags { Service = "shop" };

        Assert.Same(new ChunkRules(process, nativeEvents: true).Blocks, new ChunkRules(process, nativeEvents: false).Blocks);
    }

    [Fact]
    public void Writers_OfOtherProcesses_HaveTheirOwn()
        => Assert.NotSame(
            new ChunkRules(new ProcessTags { Service = "shop" }, nativeEvents: true).Blocks,
            new ChunkRules(new ProcessTags { Service = "shop" }, nativeEvents: true).Blocks);

    [Fact]
    public void WriterOfUnchangedChunks_HasNone() => Assert.Null(new ChunkRules(process: null, nativeEvents: true).Blocks);
}
