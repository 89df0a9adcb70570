using System.Globalization;
using System.Runtime.InteropServices;
using BenchmarkDotNet.Attributes;

namespace SpanPack.Benchmarks.Writing;

/// <summary>100,000 strings put into the table of one payload: ordinary ones, and ones that somebody who knows the secret of the hash has chosen to collide.</summary>
public class StringTableBenchmarks : IDisposable
{
    private const int StringCount = 100_000;
    private const ulong Secret = 0x0041_0042_0043_0044; // four letters, so that text can hold it

    private readonly PayloadStringTable _table = new(new StringHash(1, Secret), dictionary: null, V1Fields.TypeString, V1Fields.TypeDouble);
    private readonly Dictionary<string, int> _dictionary = new(StringComparer.Ordinal);
    private string[] _strings = [];

    /// <summary>Gets or sets whether the strings collide.</summary>
    [Params(false, true)]
    public bool Hostile { get; set; }

    /// <summary>Makes the strings.</summary>
    [GlobalSetup]
    public void Setup()
    {
        // One factor of the hash's multiplication becomes zero, and the hash with it.
        string start = Hostile ? new(MemoryMarshal.Cast<ulong, char>([Secret])) : "path";
        _strings = [.. Enumerable.Range(0, StringCount).Select(i => string.Create(CultureInfo.InvariantCulture, $"{start}{(char)(0x100 + (i & 0x3ff))}{(char)(0x100 + (i >> 10))}xy"))];
        Table();
        if (_table.UsesDictionary != Hostile) throw new InvalidOperationException("The strings are not what they should be.");
    }

    /// <summary>The table of payloads.</summary>
    [Benchmark(OperationsPerInvoke = StringCount)]
    public int Table()
    {
        _table.Clear();
        foreach (string text in _strings) _table.GetOrAdd(text, out _);
        return _table.Count;
    }

    /// <summary>The framework's dictionary.</summary>
    [Benchmark(OperationsPerInvoke = StringCount)]
    public int FrameworkDictionary()
    {
        _dictionary.Clear();
        foreach (string text in _strings) _dictionary.TryAdd(text, _dictionary.Count);
        return _dictionary.Count;
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        _table.Dispose();
        GC.SuppressFinalize(this);
    }
}
