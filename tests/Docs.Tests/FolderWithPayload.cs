namespace SpanPack.Docs.Tests;

/// <summary>The current folder while a program runs: one of its own, with the payload that pages read, <c>traces.msgpack</c>.</summary>
internal sealed class FolderWithPayload : IDisposable
{
    private readonly string _before = Environment.CurrentDirectory;
    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("spanpack-docs");

    internal FolderWithPayload()
    {
        Environment.CurrentDirectory = _folder.FullName;
        using var payloads = new TracePayloadWriter(TraceFormat.V1);
        payloads.Append(new TraceChunk(Span.CreateRoot("checkout")), static _ => { });
        payloads.Flush(static payload => File.WriteAllBytes("traces.msgpack", payload.ToArray()));
    }

    public void Dispose()
    {
        Environment.CurrentDirectory = _before;
        _folder.Delete(recursive: true);
    }
}
