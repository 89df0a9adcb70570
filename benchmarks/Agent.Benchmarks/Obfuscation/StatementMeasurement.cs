using System.Diagnostics;
using System.Globalization;

namespace SpanPack.Agent.Benchmarks.Obfuscation;

/// <summary>Obfuscates statements of 200 characters: one that came before, as another object and as the same, and new ones.</summary>
internal static class StatementMeasurement
{
    private const int Rounds = 40;
    private const int SettlingRounds = 8;
    private const int KnownEach = 20_000;
    private const int NewEach = 1_000;
    private const double KnownAtMost = 60;
    private const double ConstantAtMost = 15;
    private const double NewAtMost = 3_000;
    private const double StringOverhead = 32; // bytes: header, length, end and alignment

    private static readonly TimeSpan s_compilation = TimeSpan.FromMilliseconds(150); // the runtime waits 100 ms before it optimizes

    internal static List<StatementFigures> Run()
    {
        var statements = new Statements();
        Settle(statements);
        string known = Make(0);
        for (int i = 0; i < 3; i++) statements.Obfuscate(known, StatementKind.Sql);
        string text = statements.Obfuscate(known, StatementKind.Sql);
        string[] copies = [.. Enumerable.Range(0, KnownEach).Select(_ => new string(known))];
        string[] constants = [.. Enumerable.Repeat(known, KnownEach)];
        string[] others = [.. Enumerable.Range(1, NewEach * Rounds).Select(Make)];
        return
        [
            Measure("a statement that came before, 200 characters", statements, round => copies, KnownAtMost, 0),
            Measure("a statement that is a constant, 200 characters", statements, round => constants, ConstantAtMost, 0),
            Measure("a new statement, 200 characters", statements, round => others.AsSpan(round * NewEach, NewEach), NewAtMost,
                (text.Length * sizeof(char))
                + StringOverhead),
        ];
    }

    // Else it is measured before the compiler has optimized it.
    private static void Settle(Statements statements)
    {
        for (int round = 1; round <= SettlingRounds; round++)
        {
            for (int i = 0; i < NewEach; i++) statements.Obfuscate(Make(-(round * NewEach) - i), StatementKind.Sql);
            Thread.Sleep(s_compilation);
        }
    }

    private delegate ReadOnlySpan<string> Choose(int round);

    private static StatementFigures Measure(string name, Statements statements, Choose choose, double nanosecondsAtMost,
        double allocatedAtMost)
    {
        double best = double.PositiveInfinity;
        double allocated = double.PositiveInfinity;
        for (int round = 0; round < Rounds; round++)
        {
            ReadOnlySpan<string> texts = choose(round);
            long bytes = GC.GetAllocatedBytesForCurrentThread();
            long start = Stopwatch.GetTimestamp();
            foreach (string text in texts) statements.Obfuscate(text, StatementKind.Sql);
            double nanoseconds = Stopwatch.GetElapsedTime(start).TotalNanoseconds;
            best = Math.Min(best, nanoseconds / texts.Length);
            allocated = Math.Min(allocated, (GC.GetAllocatedBytesForCurrentThread() - bytes) / (double)texts.Length);
        }

        return new StatementFigures(name, best, allocated, nanosecondsAtMost, allocatedAtMost);
    }

    private static string Make(int number)
    {
        string text = string.Create(CultureInfo.InvariantCulture,
            $"SELECT o.id, o.customer, o.total AS amount FROM orders o JOIN customers c ON c.id = o.customer WHERE c.card = "
                + $"'4111{number:d12}' AND o.total > 12.50 AND o.state IN ('paid', 'sent', 'back') ORDER BY o.id");
        return text[..200];
    }
}
