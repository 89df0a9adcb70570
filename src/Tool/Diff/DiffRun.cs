namespace SpanPack.Tool;

/// <summary>Compares two payloads, or two folders of them, and prints the differences.</summary>
internal sealed class DiffRun(IReadOnlyList<PayloadFile> a, IReadOnlyList<PayloadFile> b, DiffOptions options, LinePrinter output)
    : IDisposable
{
    private const string Compared = "spans compared";
    private const int BytesPerSpan = 400; // its paths, and places in lists

    private readonly ProgressLine _progress = new("diff");
    private readonly SpanFacts _facts = new(options);
    private int _same;
    private int _different;
    private int _onlyInA;
    private int _onlyInB;

    /// <returns>The exit code: refused when there is any difference.</returns>
    internal async Task<int> RunAsync(CancellationToken cancellation)
    {
        SpanPath top = SpanPath.CreateTop();
        IReadOnlyList<LoadedPayload> payloadsA = await ReadAsync("A", a, cancellation);
        IReadOnlyList<LoadedPayload> payloadsB = await ReadAsync("B", b, cancellation);
        _progress.Say("finding the paths of spans");
        bool tellProcess = HeaderFacts.TellProcess(payloadsA) && HeaderFacts.TellProcess(payloadsB);
        var sideA = new ComparedSide(payloadsA, top, options, tellProcess, cancellation);
        var sideB = new ComparedSide(payloadsB, top, options, tellProcess, cancellation);

        FactDifference[] header = [.. sideA.Header.CompareWith(sideB.Header)];
        Print("payload", header);
        SpanPath[] paths = [.. sideA.ByPath.Keys.Union(sideB.ByPath.Keys)];
        long whole = paths.Sum(path => Math.Max(CountOf(sideA, path), CountOf(sideB, path)));
        foreach (SpanPath path in paths)
        {
            cancellation.ThrowIfCancellationRequested();
            _progress.Report(_same + _different + _onlyInA + _onlyInB, Compared, whole);
            Compare(path, sideA.ByPath.GetValueOrDefault(path) ?? [], sideB.ByPath.GetValueOrDefault(path) ?? []);
        }

        output.Heading(0, $"{Amount.Of(_same, "span")} the same, {_different} different, {_onlyInA} only in A, {_onlyInB} only in B");
        return header.Length + _different + _onlyInA + _onlyInB == 0 ? ExitCode.Succeeded : ExitCode.Refused;
    }

    public void Dispose() => _progress.Dispose();

    private static long CountOf(ComparedSide side, SpanPath path) => side.ByPath.GetValueOrDefault(path)?.Count ?? 0;

    private async Task<IReadOnlyList<LoadedPayload>> ReadAsync(string side, IReadOnlyList<PayloadFile> files,
        CancellationToken cancellation)
    {
        IReadOnlyList<LoadedPayload> payloads = await LoadedPayload.ReadAllAsync(files, BytesPerSpan, _progress, cancellation);
        foreach (LoadedPayload payload in payloads)
        {
            // Facts are texts, each as often as it is referred to.
            int max = MemoryBound.Output(payload.BoundBytes);
            if (payload.Texts.Length > max)
                throw new ToolException($"{payload.File.Name}: its texts, each as often as it is used, are more than "
                    + $"{Amount.Of(max, "byte")}, which is the bound; split it, or look at it with 'spanpack dump'",
                    ExitCode.Refused);
            output.Field(0, side,
                $"{payload.File.Name}, {payload.Payload.Format.GetName()}, {Amount.Of(payload.Payload.SpanCount, "span")}");
        }

        return payloads;
    }

    private void Compare(SpanPath path, List<ComparedSpan> spansA, List<ComparedSpan> spansB)
    {
        int onlyInA = 0, onlyInB = 0;
        foreach ((ComparedSpan? one, ComparedSpan? other) in SpanPairs.Of(spansA, spansB))
        {
            if (one is null) onlyInB++;
            else if (other is null) onlyInA++;
            else Compare(path, one, other);
        }

        if (onlyInA > 0) output.Line(0, (Ink.Bad, $"only in A{Times(onlyInA)}"), (Ink.Plain, $": {path}"));
        if (onlyInB > 0) output.Line(0, (Ink.Good, $"only in B{Times(onlyInB)}"), (Ink.Plain, $": {path}"));
        _onlyInA += onlyInA;
        _onlyInB += onlyInB;
    }

    private void Compare(SpanPath path, ComparedSpan one, ComparedSpan other)
    {
        if (one.Signature == other.Signature)
        {
            _same++;
            return;
        }

        FactDifference[] differences = [.. _facts.Of(one).CompareWith(_facts.Of(other))];
        _different++;
        Print(path.ToString(), differences);
    }

    private void Print(string what, FactDifference[] differences)
    {
        if (differences.Length == 0) return;
        output.Heading(0, what);
        foreach (FactDifference difference in differences)
            output.Line(1, (InkOf(difference), $"{difference.Mark} {difference.Name}"), (Ink.Plain, $": {difference.Text}"));
    }

    private static Ink InkOf(FactDifference difference) => difference.Mark switch
    {
        '-' => Ink.Bad,
        '+' => Ink.Good,
        _ => Ink.Changed,
    };

    private static string Times(int count) => count == 1 ? string.Empty : $", {count} times";
}
