using SpanPack.Tests.Hostile;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests.Bounds;

/// <summary>
/// Payloads in which two bytes refer to a text of 100 KB: commands say their bound, where each reference took as long as the text.
/// </summary>
public sealed class TimeBoundTests
{
    private const int PayloadBytes = 4_000_000;

    [Theory]
    [InlineData("stats", 0, "")]
    [ThoroughData("diff", 1, "the bound for ")]
    [ThoroughData("convert-v1.0", 1, "the bound for ")]
    [InlineData("dump", 1, "the bound for one span")]
    [InlineData("validate-strict", 1, "")]
    public async Task ReferencesToOneLongName_AreStopped(string command, int exitCode, string error)
    {
        using var folder = new TestFolder();
        string payload = folder.Write("hostile.v0.5.msgpack", HostileShapes.Get("v0.5-one-long-key").Make(PayloadBytes));

        MeasuredProcess run = await MeasuredProcess.RunAsync(Patience.Long,
            BoundedCommand.All.Single(one => one.Name == command).Arguments(payload, Path.Combine(folder.Path, "output")));

        Assert.Equal(exitCode, run.ExitCode);
        Assert.Contains(error, run.Error, StringComparison.Ordinal);
    }
}
