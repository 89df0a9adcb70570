using SpanPack.Packages.Tests.Packing;

namespace SpanPack.Packages.Tests.Consuming;

/// <summary>Projects of users restore, build without a warning, and print what they should: often the bytes of a payload.</summary>
[Collection(PackageCollection.Name)]
public sealed class ConsumerTests(PackedRepository packed)
{
    /// <summary>Gets the names of the projects.</summary>
    public static TheoryData<string> Names => [.. ConsumerProject.Known.Select(static project => project.Name)];

    [Theory]
    [MemberData(nameof(Names))]
    [Trait("Category", Dose.Category)]
    public async Task Project_PrintsItsOutput(string name)
    {
        ConsumerFolder consumers = await packed.Consumers;
        string? expected = ConsumerProject.Known.Single(project => project.Name == name).OutputOf(packed);
        using var agent = new AnsweringAgent();

        if (expected is null) Assert.True(File.Exists(consumers.AssemblyOf(name)));
        else Assert.Equal(expected, await consumers.RunAsync(name));
    }

    [ThoroughFact]
    public async Task Tool_ReadsThePayloadOfAProgram_WhenInstalled()
    {
        ConsumerFolder consumers = await packed.Consumers;
        string tool = await consumers.InstallAsync("SpanPack.Tool", "spanpack");
        byte[] payload = Convert.FromHexString((await consumers.RunAsync("Console")).Trim());
        await File.WriteAllBytesAsync(Path.Combine(consumers.Root, "payload.msgpack"), payload);

        string dumped = await Dotnet.RunAsync(tool, consumers.Root, ["dump", "payload.msgpack"]);

        Assert.All(["checkout", "cart.id", "c-1", "cart.items", "component"], text
            => Assert.Contains(text, dumped, StringComparison.Ordinal));
        string help = await Dotnet.RunAsync(tool, consumers.Root, ["--help"]);
        Assert.All(["dump", "validate", "stats", "convert", "diff", "send", "agent"], command
            => Assert.Contains($" {command} ", help, StringComparison.Ordinal));
    }
}
