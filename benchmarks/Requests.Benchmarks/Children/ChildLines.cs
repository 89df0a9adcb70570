using System.Globalization;

namespace SpanPack.Requests.Benchmarks.Children;

/// <summary>What processes of a run tell each other: where a child listens, that it is to end, and a number that it leaves.</summary>
internal static class ChildLines
{
    internal static void SayPort(int port) => Console.WriteLine(port.ToString(CultureInfo.InvariantCulture));

    internal static void SayLast(long number) => Console.WriteLine(number.ToString(CultureInfo.InvariantCulture));

    /// <summary>Ends when the parent closes the input, or is gone.</summary>
    internal static async Task WaitForEndAsync()
    {
        while (await Console.In.ReadLineAsync() is not null)
        {
        }
    }
}
