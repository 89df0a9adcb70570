using SpanPack.Serialization.Tests.Payloads;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Guarded;

/// <summary>
/// Payloads to read: those of tracers and those made by hand (tests/vectors), and what the library writes in each format.
/// </summary>
internal static class GuardedPayloads
{
    private const string WrittenPrefix = "written as ";

    private static readonly int s_cuts = Dose.IsThorough ? 120 : 30; // beginnings of a payload in its own format
    private static readonly int s_cutsOfAnother = s_cuts / 10; // of a payload that is read as something else

    internal static IEnumerable<string> Names => TraceFormats.All.Select(static format => WrittenPrefix + format.GetName()).Concat(Folders);

    /// <summary>Such as <c>dd-trace-go/v0.4</c> or <c>malformed</c>.</summary>
    private static IEnumerable<string> Folders =>
        from folder in Directory.EnumerateDirectories(Vectors, "*", SearchOption.AllDirectories)
        where Directory.EnumerateFiles(folder, "*.msgpack").Any()
        select Path.GetRelativePath(Vectors, folder);

    private static string Vectors { get; } = FindVectors();

    internal static void Read(string name, GuardedReads reads)
    {
        if (name.StartsWith(WrittenPrefix, StringComparison.Ordinal))
        {
            Assert.True(TraceFormats.TryParse(name[WrittenPrefix.Length..], out TraceFormat written));
            foreach (string shape in Shapes.Names) ReadShape(shape, written, reads);
            return;
        }

        bool hasFormat = TraceFormats.TryParse(Path.GetFileName(name), out TraceFormat own);
        foreach (string file in Directory.GetFiles(Path.Combine(Vectors, name), "*.msgpack"))
        {
            byte[] body = File.ReadAllBytes(file);
            foreach (TraceFormat format in TraceFormats.All)
            {
                reads.Run(Path.GetFileNameWithoutExtension(file), body, format, hasFormat && format == own ? s_cuts : s_cutsOfAnother);
            }
        }
    }

    private static void ReadShape(string shape, TraceFormat format, GuardedReads reads)
    {
        foreach (SpanMessagePackFormatter formatter in Shapes.Formatters)
        {
            var options =
                WriterOptions.Of(formatter.ProcessTags) with { Header = new TracePayloadHeader { LanguageName = ".NET", HostName = "é" } };
            reads.Run(shape, PayloadBody.Write(format, options, Shapes.Create(shape), Shapes.Create("plain")), format, s_cuts);
        }
    }

    private static string FindVectors()
    {
        for (string? folder = AppContext.BaseDirectory; folder is not null; folder = Path.GetDirectoryName(folder))
        {
            string vectors = Path.Combine(folder, "tests", "vectors");
            if (Directory.Exists(vectors)) return vectors;
        }

        throw new InvalidOperationException($"There is no tests/vectors above {AppContext.BaseDirectory}.");
    }
}
