using System.Diagnostics;

namespace SpanPack;

/// <summary>The headers that currently become tags: those of remote configuration, else those of the process.</summary>
/// <remarks>Safe for any number of threads. Each list is parsed once.</remarks>
/// <param name="local">The list of the process; null for none.</param>
/// <param name="remote">The list of remote configuration.</param>
[DebuggerDisplay("{Current}")]
internal sealed class HeaderTagSource(string? local, RemoteHeaderTags remote)
{
    private readonly HeaderTagList _local = HeaderTagList.Parse(local);
    private Read? _last;

    /// <summary>Gets the headers.</summary>
    internal HeaderTagList Current
    {
        get
        {
            if (remote.Text is not { } text) return _local;
            if (Volatile.Read(ref _last) is { } last && ReferenceEquals(last.Text, text)) return last.Headers;
            var read = new Read(text, HeaderTagList.Parse(text));
            Volatile.Write(ref _last, read);
            return read.Headers;
        }
    }

    private sealed record Read(string Text, HeaderTagList Headers);
}
