using System.Diagnostics;
using System.Globalization;

namespace SpanPack;

/// <summary>
/// Saves trace payloads as files: <c>N.v0.4.msgpack</c> is the body of request N, of whatever format, and <c>N.headers.json</c> tells how
/// it was sent and answered. Numbers go on from those that the folder has.
/// </summary>
/// <remarks>A file is there whole or not at all. Not safe for use by two threads at once; two objects, even of two processes, may share a
/// folder.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class ReceivedRequestFolder
{
    private const string HeadersSuffix = ".headers.json";

    private readonly string _folder;
    private readonly long _maxBytes;
    private int _last;

    /// <summary>Opens a folder, which is made when it is not there.</summary>
    /// <param name="path">The folder; not null.</param>
    /// <param name="maxBytes">
    /// How many bytes the files of requests may have together, those included that the folder has already; 0 or more, without a limit by
    /// default.
    /// </param>
    /// <exception cref="ArgumentNullException"><paramref name="path"/> is null.</exception>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="maxBytes"/> is negative.</exception>
    /// <exception cref="IOException">The folder cannot be made or read, or a file has its name.</exception>
    /// <exception cref="UnauthorizedAccessException">The folder may not be made or read.</exception>
    public ReceivedRequestFolder(string path, long maxBytes = long.MaxValue)
    {
        ArgumentNullException.ThrowIfNull(path);
        ArgumentOutOfRangeException.ThrowIfNegative(maxBytes);
        _folder = Directory.CreateDirectory(path).FullName;
        _maxBytes = maxBytes;
        foreach (FileInfo file in new DirectoryInfo(_folder).EnumerateFiles())
        {
            if (NumberOf(file.Name) is not (> 0 and var number)) continue;
            _last = Math.Max(_last, number);
            TotalBytes += file.Exists ? file.Length : 0; // another program may take files away
        }
    }

    /// <summary>
    /// Gets how many bytes the files of requests have: those that were there when the folder was opened, and those that this object saved.
    /// </summary>
    public long TotalBytes { get; private set; }

    /// <summary>Gets whether a request was not saved because the files would have had too many bytes. None is saved from then on.</summary>
    public bool IsFull { get; private set; }

    /// <summary>Gets the number of requests that were saved by this object.</summary>
    public int Count { get; private set; }

    /// <summary>
    /// Saves a request, if it went to a path of traces and all of its body came; one that was refused, too. Spans of OpenTelemetry are
    /// saved as the payload in v0.4 that the agent makes of them.
    /// </summary>
    /// <param name="request">The request; not null.</param>
    /// <returns>
    /// The path of the body's file, or <see langword="null"/> when there was nothing to save or the folder is full (<see cref="IsFull"/>).
    /// </returns>
    /// <exception cref="ArgumentNullException"><paramref name="request"/> is null.</exception>
    /// <exception cref="IOException">The files cannot be written: none of them is left.</exception>
    /// <exception cref="UnauthorizedAccessException">The files may not be written.</exception>
    public string? Save(ReceivedRequest request)
    {
        ArgumentNullException.ThrowIfNull(request);
        if (request.PayloadFormat is not { } format || !request.IsBodyComplete || request.TraceBody.Length == 0) return null;
        byte[] json = (request.Mapped is null ? AsItCame(request) : AsMapped(request, format)).ToJson();
        IsFull |= TotalBytes + json.Length + request.TraceBody.Length > _maxBytes;
        return IsFull ? null : Save(json, format, request.TraceBody.Span);
    }

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>Its path and the number of requests that were saved.</returns>
    public override string ToString() => $"{_folder} ({Count} saved)";

    private static SavedRequest AsItCame(ReceivedRequest request) => new()
    {
        Method = request.Method,
        Path = request.Path,
        Headers = request.Headers,
        BodyBytes = request.Body.Length,
        Status = request.Status == 0 ? null : request.Status,
        Answer = request.Status == 0 ? null : request.Answer,
    };

    // The payload that was made of spans of OpenTelemetry is saved as a tracer would have sent it: an agent takes it then.
    private static SavedRequest AsMapped(ReceivedRequest request, TraceFormat format) => new()
    {
        Method = request.Method,
        Path = format.GetPath(),
        Headers = new Dictionary<string, IReadOnlyList<string>>(StringComparer.OrdinalIgnoreCase)
        {
            ["Content-Type"] = ["application/msgpack"],
            ["X-Datadog-Trace-Count"] = [request.ChunkCount.ToString(CultureInfo.InvariantCulture)],
        },
        BodyBytes = request.TraceBody.Length,
        Status = request.Status == 0 ? null : request.Status,
    };

    private string Save(byte[] json, TraceFormat format, ReadOnlySpan<byte> content)
    {
        // The headers take the number: who sees a body finds them beside it.
        using UnfinishedFile headers = CreateNext(json);
        string headersPath = PathOf(_last, HeadersSuffix);
        string bodyPath = PathOf(_last, $".{format.GetName()}.msgpack");
        using UnfinishedFile body = UnfinishedFile.TryCreate(bodyPath, content)
            ?? throw new IOException($"The file '{bodyPath}' already exists.");
        headers.Finish();
        try
        {
            body.Finish();
            Count++;
            TotalBytes += json.Length + content.Length;
            return bodyPath;
        }
        catch
        {
            File.Delete(headersPath);
            throw;
        }
    }

    private UnfinishedFile CreateNext(byte[] headers)
    {
        while (true)
        {
            if (UnfinishedFile.TryCreate(PathOf(++_last, HeadersSuffix), headers) is { } file) return file;
        }
    }

    private string PathOf(int number, string suffix) => Path.Combine(_folder, number.ToString(CultureInfo.InvariantCulture) + suffix);

    private static int NumberOf(string path)
    {
        ReadOnlySpan<char> name = Path.GetFileName(path.AsSpan());
        int dot = name.IndexOf('.');
        return dot > 0 && int.TryParse(name[..dot], NumberStyles.None, CultureInfo.InvariantCulture, out int number) ? number : 0;
    }
}
