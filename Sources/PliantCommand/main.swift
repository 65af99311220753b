import Pliant
