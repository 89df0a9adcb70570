using SpanPack.Generators.Tests.Infrastructure;

namespace SpanPack.Generators.Tests;

/// <summary>Which calls of <c>[MustUseResult]</c> methods drop the result.</summary>
public class MustUseResultTests
{
    private const string Methods = """
        using System.Threading.Tasks;
        internal class Base
        {
            [MustUseResult] internal bool Try() => true;
            [MustUseResult("false when it is full")] internal virtual bool TryAdd<T>(T item) => item is null;
            [MustUseResult] internal Task<int> CountAsync() => Task.FromResult(1);
            [MustUseResult] internal Task RunAsync() => Task.CompletedTask;
            [MustUseResult] internal void Nothing() { }
            internal bool Free() => true;
        }
        internal class Derived : Base
        {
            internal override bool TryAdd<T>(T item) => false;
        }
        internal static class Extensions
        {
            [MustUseResult] internal static int Extend(this Base self) => self.GetHashCode();
        }

        """;

    [Fact]
    public Task Dropped_IsReported() => AnalyzerFixture.VerifyAsync(Methods + """
        internal class Uses(Base b, Derived d, Base? n)
        {
            internal async Task Statements()
            {
                b.[|SPK029:Try|]();
                d.[|SPK029:TryAdd<int>|](1);
                n?.[|SPK029:Try|]();
                b.[|SPK029:Extend|]();
                Extensions.[|SPK029:Extend|](b);
                await b.[|SPK029:CountAsync|]();
                await b.[|SPK029:CountAsync|]().ConfigureAwait(false);
                _ = b.CountAsync();
                for (int i = 0; i < 1; b.[|SPK029:Try|]()) i++;
                Action action = () => b.[|SPK029:Try|]();
                action();
            }
            internal void Arrow() => b.[|SPK029:Try|]();
        }
        """,
        "The result of 'Try' is not used; use it, or write '_ =' before the call",
        "The result of 'TryAdd' is not used, which says false when it is full; use it, or write '_ =' before the call",
        "The result of 'Try' is not used; use it, or write '_ =' before the call",
        "The result of 'Extend' is not used; use it, or write '_ =' before the call",
        "The result of 'Extend' is not used; use it, or write '_ =' before the call",
        "The result of 'CountAsync' is not used; use it, or write '_ =' before the call",
        "The result of 'CountAsync' is not used; use it, or write '_ =' before the call",
        "The result of 'Try' is not used; use it, or write '_ =' before the call",
        "The result of 'Try' is not used; use it, or write '_ =' before the call",
        "The result of 'Try' is not used; use it, or write '_ =' before the call");

    [Fact]
    public Task Used_IsNot() => AnalyzerFixture.VerifyAsync(Methods + """
        internal class Uses(Base b, Derived d, Base? n)
        {
            internal async Task<bool> Statements()
            {
                _ = b.Try();
                _ = n?.Try();
                bool kept = d.TryAdd(1);
                if (b.Try()) b.Free();
                b.Nothing();
                await b.RunAsync();
                await b.RunAsync().ConfigureAwait(false);
                Func<bool> function = () => b.Try();
                function();
                b.Try().ToString();
                return kept && await b.CountAsync() > 0;
            }
            internal bool Arrow() => b.Try();
        }
        """);
}
